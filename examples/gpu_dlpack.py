"""Exchange arrays between `CudaVectorEnv`, torch and JAX on a GPU, and measure the speed.

    pip install -e ".[gpu]" torch "jax[cuda13]"
    python examples/gpu_dlpack.py                     # takes a minute or two; needs an NVIDIA GPU

The program reads every array by DLPack, checks that the memory is the same, and plays with actions
that torch and JAX choose on the GPU. `VectorEnv` plays the same games on the CPU, and the program
stops at the first difference. It leaves out a library that is not installed.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import numpy as np

from overworld.env import CudaVectorEnv, VectorEnv

os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # leave memory for the games


def first_legal_by_torch(array: Any) -> Any:
    """Return a tensor with the first legal decision of each game."""
    import torch

    return torch.from_dlpack(array).to(torch.uint8).argmax(dim=1)


def first_legal_by_jax() -> Callable[[Any], Any]:
    """Return a function that returns a JAX array with the first legal decision of each game."""
    import jax

    choose = jax.jit(lambda mask: jax.numpy.argmax(mask, axis=1))
    return lambda array: choose(jax.numpy.from_dlpack(array, copy=False))


def address_in_torch(array: Any) -> int:
    """Return where torch reads an array."""
    import torch

    address: int = torch.from_dlpack(array).data_ptr()
    return address


def address_in_jax(array: Any) -> int:
    """Return where JAX reads an array."""
    import jax

    address: int = jax.numpy.from_dlpack(array, copy=False).unsafe_buffer_pointer()
    return address


def check_addresses(library: str, address_in: Callable[[Any], int], out: Any) -> None:
    """Read every array in place; JAX has no integers of 64 bits by default."""
    names = ["observations", "action_mask", "rewards", "terminations", "truncations", "final_obs"]
    names += ["current_player", "scores"] if library == "torch" else []
    for name in names:
        array = getattr(out, name)
        if address_in(array) != array.__cuda_array_interface__["data"][0]:
            raise SystemExit(f"{library}: {name} was copied")
    print(f"{library}: {len(names)} arrays are read in place", flush=True)


def compare(library: str, choose: Callable[[Any], Any], steps: int, *, check: bool) -> None:
    """Play with actions from the GPU, and the same games on the CPU."""
    games = 512
    gpu, cpu = CudaVectorEnv(games, 3), VectorEnv(games, 3)
    out, seen = gpu.reset(seed=4), cpu.reset(seed=4)
    for step in range(steps):
        gpu.step(choose(out.action_mask), out, check=check)
        cpu.step(seen.action_mask.argmax(axis=1), seen)
        host = out.to_host()
        for name, array in seen.arrays().items():
            if not np.array_equal(array, getattr(host, name)):
                raise SystemExit(f"{library}: {name} differs in step {step}, check={check}")
    gpu.check_decisions()
    print(f"{library}: {steps} steps agree with the CPU, check={check}", flush=True)


def measure(library: str, choose: Callable[[Any], Any], games: int, steps: int) -> None:
    """Print decisions per second, with the choice of decisions."""
    env = CudaVectorEnv(games)
    out = env.reset(seed=1)
    best = 0.0
    for _ in range(3):
        start = time.perf_counter()
        for _ in range(steps):
            env.step(choose(out.action_mask), out, check=False)
        env.check_decisions()
        best = max(best, games * steps / (time.perf_counter() - start))
    print(f"{library}: {best:,.0f} decisions per second with {games:,} games", flush=True)


def main() -> None:
    """Check and measure each library."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=65_536)
    parser.add_argument("--steps", type=int, default=300)
    arguments = parser.parse_args()
    ready: dict[str, tuple[Callable[[Any], int], Callable[[Any], Any]]] = {}
    if find_spec("torch"):
        ready["torch"] = address_in_torch, first_legal_by_torch
    if find_spec("jax"):
        ready["JAX"] = address_in_jax, first_legal_by_jax()
    out = CudaVectorEnv(8).reset(seed=1)
    for library, (address_in, choose) in ready.items():
        check_addresses(library, address_in, out)
        for check in (True, False):
            compare(library, choose, arguments.steps, check=check)
        measure(library, choose, arguments.games, arguments.steps)
    print(f"all agree: {', '.join(ready) or 'neither torch nor JAX is installed'}")


if __name__ == "__main__":
    main()
