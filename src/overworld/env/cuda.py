"""`CudaVectorEnv`: `VectorEnv` on a GPU, one thread per game.

    env = CudaVectorEnv(games=65_536, players=2)
    step = env.reset(seed=7)
    masks = torch.from_dlpack(step.action_mask)                  # no copy
    step = env.step(torch.multinomial(masks.float(), 1)[:, 0])   # actions are a tensor

The same seeds give the same games as `VectorEnv`, byte by byte.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import numpy as np

from overworld.env.setup import Setup, new_generator
from overworld.env.stepping import GAME, spread
from overworld.env.vector import GameBatch
from overworld.rules.generator import Seed
from overworld.rules.state import STATE, Ints, States

if TYPE_CHECKING:
    from overworld.env.device import DeviceBuffers


def missing_for_cuda() -> str | None:
    """Return why games cannot run on a GPU here, or None if they can.

    >>> missing_for_cuda() is None or "GPU" in missing_for_cuda()
    True
    """
    if find_spec("numba.cuda") is None:
        return 'no GPU can be used: Numba has no CUDA support; pip install "overworld[gpu]"'
    from numba import cuda

    if not cuda.is_available():
        return (
            "no GPU can be used: Numba finds no CUDA driver and device; "
            'an NVIDIA GPU and pip install "overworld[gpu]" are needed'
        )
    return None


class CudaVectorEnv(GameBatch["DeviceBuffers"]):
    """Many independent games on a GPU, with the interface of `VectorEnv`.

    Arrays stay on the GPU. Every array with `__cuda_array_interface__` is a valid argument, and
    torch and JAX read the results by DLPack without a copy.

    >>> missing_for_cuda() is not None or len(CudaVectorEnv(games=4)) == 4
    True
    """

    def _start(self, games: int, setup: Setup) -> None:
        missing = missing_for_cuda()
        if missing is not None:
            raise RuntimeError(missing)
        super()._start(games, setup)
        self._to_device(np.zeros(games, STATE), np.zeros(games, GAME))

    def _to_device(self, states: States, games: States) -> None:
        from numba import cuda

        from overworld.env import device

        self._cuda, self._device, self._buffers = cuda, device, device.DeviceBuffers
        # Its own stream lets several environments work at the same time. It waits for the default
        # stream, and the default stream waits for it.
        blocks = (len(self) + device.THREADS - 1) // device.THREADS
        self._grid = (blocks, device.THREADS, cuda.stream())
        self.states = cuda.to_device(states)
        """The states on the GPU, see `overworld.rules.state`. Treat them as read-only."""
        self._games = cuda.to_device(games)
        options = self.setup.loop_options
        self._options = options._replace(
            lookup=cuda.to_device(np.array(options.lookup)),
            appearance=cuda.to_device(np.array(options.appearance)),
            starts=cuda.to_device(np.array(options.starts)),
        )
        self._all = cuda.to_device(np.ones(len(self), np.bool_))
        self._illegal = cuda.to_device(np.full(1, device.ALL_LEGAL, np.int32))

    def __getstate__(self) -> dict[str, Any]:
        self.check_decisions()
        kept = ("setup", "num_envs", "_begun")
        arrays = {"states": self.states.copy_to_host(), "games": self._games.copy_to_host()}
        return {name: getattr(self, name) for name in kept} | arrays

    def __setstate__(self, state: dict[str, Any]) -> None:
        states, games = state.pop("states"), state.pop("games")
        self.__dict__.update(state)
        self._to_device(states, games)

    @property
    def generators(self) -> Ints:
        """A copy of the states of the random generators (games x 4)."""
        rngs: Ints = self._games.copy_to_host()["rng"]
        return rngs

    def device_array(self, kind: type[np.generic], *shape: int) -> Any:
        """Return a new array of zeros on the GPU, with a row for each game.

        Args:
            kind: The dtype.
            shape: The shape of a row.
        """
        return self._cuda.to_device(np.zeros((len(self), *shape), kind))

    def _state(self, index: int) -> States:
        states: States = self.states[index : index + 1].copy_to_host()
        return states

    def _seed(self, seed: Seed | None) -> None:
        games: States = np.zeros(len(self), GAME)
        spread(new_generator(seed), games)
        self._games.copy_to_device(games)
        self._begun = True

    def _begin(self, which: Any, out: DeviceBuffers, starts: States | None) -> None:
        options = self._options
        if starts is not None:
            options = options._replace(starts=self._cuda.to_device(starts))
        rows = self._all if which is None else self._device.as_device_array(which)
        begin, drawn = self._device.begin_kernel[self._grid], int(starts is None)
        begin(self.states, self._games, options, drawn, rows, out.output)

    def step(
        self,
        actions: Any,
        out: DeviceBuffers | None = None,
        *,
        autoreset: bool = True,
        which: Any = None,
        check: bool = True,
    ) -> DeviceBuffers:
        """Play one decision in every game, or in the chosen ones.

        Args:
            actions: The number of a decision for each game, on the GPU or not.
            out: Arrays to write into; new ones by default.
            autoreset: Whether games that are done start again.
            which: The games to play in (bool, one for each game), on the GPU or not; needs `out`.
            check: Whether to wait for the GPU and raise an error for an illegal decision. Without
                it, no game changes after an illegal decision until `check_decisions` is called.

        Raises:
            TypeError: If `out` has the wrong type.
            ValueError: If an action is illegal; then no game has changed.
            RuntimeError: If `reset` was never called.
        """
        chosen = self._device.as_device_array(actions)
        self._check_step(chosen, which, out)
        rows = self._all if which is None else self._device.as_device_array(which)
        out = self._arrays(out)
        device, games, illegal = self._device, self._games, self._illegal
        device.check_kernel[self._grid](games, rows, chosen, illegal)
        step, again = device.step_kernel[self._grid], int(autoreset)
        step(self.states, games, self._options, rows, illegal, chosen, again, out.output)
        # Other libraries reuse the memory of an array without references, even before the GPU has
        # read it. So keep these until the next step.
        self._held = chosen, rows
        if check:
            self.check_decisions()
        return out

    def check_decisions(self) -> None:
        """Wait for the GPU, and check all decisions since the last check.

        Raises:
            ValueError: If one of them was illegal.
        """
        illegal = int(self._illegal.copy_to_host()[0])
        if illegal != self._device.ALL_LEGAL:
            self._illegal.copy_to_device(np.full(1, self._device.ALL_LEGAL, np.int32))
            raise ValueError(f"the decision of game {illegal} is not legal")
