"""Names of `Game` that move to `Game._kernel`."""

from __future__ import annotations

from overworld.game.kernel import Entry, Kernel
from overworld.notation.plain import Plain
from overworld.rules.state import State, States


class OldNames:
    """Aliases for the kernel."""

    _kernel: Kernel

    @property
    def states(self) -> States:
        """The same as `_kernel.states`."""
        return self._kernel.states

    @property
    def state(self) -> State:
        """The same as `_kernel.state`."""
        return self._kernel.state

    @property
    def tables(self) -> States:
        """The same as `_kernel.tables`."""
        return self._kernel.tables

    @property
    def plain(self) -> Plain:
        """The same as `_kernel.plain`."""
        return self._kernel.plain

    @property
    def log(self) -> list[Entry]:
        """The same as `_kernel.log`."""
        return self._kernel.log

    @property
    def named_first(self) -> int | None:
        """The same as `_kernel.named_first`."""
        return self._kernel.named_first

    @property
    def root_position(self) -> str | None:
        """The same as `_kernel.root_position`."""
        return self._kernel.root_position

    @property
    def turns(self) -> int:
        """The same as `turn_number`."""
        return int(self._kernel.state["turns"])

    def play_code(self, code: int) -> None:
        """Play a code."""
        self._play_code(code)  # type: ignore[attr-defined]
