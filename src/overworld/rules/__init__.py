"""The rules as compiled functions over one record; Python code calls those of `api.py`."""
