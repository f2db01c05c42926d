"""People who come back: pure rules about names, results and meeting, without input or output."""
