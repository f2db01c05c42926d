"""`CudaVectorEnv`: `VectorEnv` on a graphics processor, one thread for each game.

    env = CudaVectorEnv(games=65_536, players=2)
    seen = env.reset(seed=7)
    masks = torch.as_tensor(seen.masks, device="cuda")           # no copy
    seen = env.step(torch.multinomial(masks.float(), 1)[:, 0])   # a tensor

The same seeds give the same games, byte by byte, as `VectorEnv`.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import numpy as np

from overworld.env.setup import Setup, generator_of
from overworld.env.stepping import GAME, spread
from overworld.game import Game
from overworld.notation.plain import Plain
from overworld.notation.position import format_position
from overworld.rules.state import STATE, Ints, States

if TYPE_CHECKING:
    from overworld.env.device_buffers import DeviceBuffers


def missing_for_cuda() -> str | None:
    """What is missing for games on a graphics processor, in one line; None if nothing is.

    >>> missing_for_cuda() is None or "GPU" in missing_for_cuda()
    True
    """
    if find_spec("numba.cuda") is None:
        return 'no GPU can be used: Numba has no CUDA here; pip install "overworld[gpu]"'
    from numba import cuda

    if not cuda.is_available():
        return (
            "no GPU can be used: Numba finds no CUDA driver and device; "
            'a GPU by NVIDIA and pip install "overworld[gpu]" are needed'
        )
    return None


class CudaVectorEnv:
    """Many independent games on a graphics processor, with the face of `VectorEnv`.

    Arrays stay on the device. Whatever has `__cuda_array_interface__` may be passed in, and torch
    reads what comes out without a copy.
    """

    def __init__(
        self,
        games: int = 65_536,
        players: int = 2,
        *,
        starts: Sequence[str | None] = (),
        **options: Any,
    ) -> None:
        """Sets up `games` games; `starts` are those of `VectorEnv`, other options those of `Setup`.

        Raises `RuntimeError` with one line where there is no GPU.
        """
        missing = missing_for_cuda()
        if missing is not None:
            raise RuntimeError(missing)
        if games < 1:
            raise ValueError(f"at least one game is needed, not {games}")
        from numba import cuda

        from overworld.env import device_buffers, kernels

        self._device, self._kernels, self._arrays_of = cuda, kernels, device_buffers
        self.setup = setup = Setup(players, **options)
        self._count = games
        # A stream of its own lets several environments work side by side; it is one that waits
        # for the default stream, and that the default stream waits for.
        blocks = (games + kernels.THREADS - 1) // kernels.THREADS
        self._grid = (blocks, kernels.THREADS, cuda.stream())
        self.states = cuda.to_device(np.zeros(games, STATE))
        """The states, on the device; see `overworld.rules.state`. Treat them as read-only."""
        self._games = cuda.to_device(np.zeros(games, GAME))
        self._box = [
            cuda.to_device(np.array(part))
            for part in (setup.tables, setup.looks, setup.starts(starts))
        ]
        self._refused = cuda.to_device(np.full(1, kernels.NO_REFUSAL, np.int32))
        self._own: DeviceBuffers | None = None
        self._begun = False

    def __len__(self) -> int:
        return self._count

    @property
    def players(self) -> int:
        """How many seats each game has."""
        return self.setup.players

    @property
    def generators(self) -> Ints:
        """A copy of the generators that chance draws from: four words for each game."""
        words: Ints = self._games.copy_to_host()["words"]
        return words

    def buffers(self) -> DeviceBuffers:
        """New arrays of the right shapes, on the device."""
        buffers: DeviceBuffers = self._arrays_of.DeviceBuffers.allocate(len(self), self.players)
        return buffers

    def device_array(self, kind: type[np.generic], *shape: int) -> Any:
        """A new array on the device, a row for each game."""
        return self._device.to_device(np.zeros((len(self), *shape), kind))

    def reset(
        self, seed: int | str | None = None, out: DeviceBuffers | None = None
    ) -> DeviceBuffers:
        """Begins every game anew and writes what the first deciders see.

        A seed fixes every chance event from here on. Without one, the generators run on.
        """
        if seed is not None or not self._begun:
            games: States = np.zeros(len(self), GAME)
            spread(generator_of(seed), games)
            self._games.copy_to_device(games)
            self._begun = True
        out = self._arrays(out)
        self._kernels.begin_kernel[self._grid](
            self.states, self._games, *self._box, *self._numbers(), *self._written(out)
        )
        return out

    def step(
        self,
        actions: Any,
        out: DeviceBuffers | None = None,
        *,
        again: bool = True,
        check: bool = True,
    ) -> DeviceBuffers:
        """Plays one decision in every game; games that are done begin `again`.

        Raises `ValueError` if a decision is not legal; no game has changed then. To see that, the
        processor waits for the device; without `check` it does not, and a step that was refused
        changes nothing until `check_decisions` is asked.
        """
        if not self._begun:
            raise RuntimeError("reset first")
        chosen = self._arrays_of.as_device_array(actions)
        if tuple(chosen.shape) != (len(self),) or chosen.dtype.kind not in "iu":
            raise ValueError(
                f"{len(self)} whole numbers are needed, not {tuple(chosen.shape)} of {chosen.dtype}"
            )
        out = self._arrays(out)
        self._kernels.refuse_kernel[self._grid](self._games, chosen, self._refused)
        self._kernels.step_kernel[self._grid](
            self.states,
            self._games,
            *self._box,
            *self._numbers(),
            self.setup.reward,
            int(again),
            self._refused,
            chosen,
            *self._written(out),
        )
        if check:
            self.check_decisions()
        return out

    def check_decisions(self) -> None:
        """Raises `ValueError` if a decision since the last check was not legal."""
        refused = int(self._refused.copy_to_host()[0])
        if refused != self._kernels.NO_REFUSAL:
            self._refused.copy_to_device(np.full(1, self._kernels.NO_REFUSAL, np.int32))
            raise ValueError(f"the decision of game {refused} is not legal")

    def game(self, index: int) -> Game:
        """A game as it stands, to look at or to play on elsewhere."""
        state = self.states[index : index + 1].copy_to_host()
        text = format_position(Plain(state[0].tobytes()), self.setup.box)
        return Game.from_position(text, self.setup.box)

    def _numbers(self) -> tuple[int, int, int]:
        return self.setup.max_turns, self.setup.skip_forced, self.setup.random_seats

    def _written(self, out: DeviceBuffers) -> tuple[Any, ...]:
        """The arrays in the order of the kernels' arguments."""
        return (
            out.observations,
            out.words,
            out.masks,
            out.movers,
            out.rewards,
            out.terminations,
            out.truncations,
            out.scores,
        )

    def _arrays(self, out: DeviceBuffers | None) -> DeviceBuffers:
        """The arrays to write into: the caller's, or those of this environment."""
        if out is None:
            if self._own is None:
                self._own = self.buffers()
            return self._own
        if tuple(out.rewards.shape) != (len(self), self.players):
            raise ValueError(f"arrays for {len(self)} games of {self.players} seats are needed")
        return out
