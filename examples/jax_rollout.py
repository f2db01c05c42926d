"""Play games inside `jax.lax.scan`, with a policy in JAX.

    pip install -e . jax
    python examples/jax_rollout.py

The rules run in Numba, which JAX cannot trace. So the step of the environment is an ordered
callback: XLA calls Python on the host once for all games. The limits of that:

- `jax.vmap` and `jax.grad` do not go through the step. Policy and loss may use both.
- A callback copies its arrays. The loop in Python below does not: it reads them by DLPack.
- On a GPU, arrays go through the memory of the host. Use `CudaVectorEnv` and a loop there.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax.experimental import io_callback

from overworld.env import VectorEnv


def choose(key: Any, mask: Any) -> Any:
    """Return a random legal decision for each game; replace it by your policy."""
    return jax.random.categorical(key, jnp.where(mask, 0.0, -jnp.inf))


def rollout(env: VectorEnv, key: Any, steps: int) -> tuple[Any, Any]:
    """Play in a compiled loop; return the rewards (steps x games x seats) and the ends of games."""
    first = env.reset(seed=1)

    def play(actions: Any) -> tuple[Any, ...]:
        step = env.step(np.asarray(actions))
        ended = step.terminations | step.truncations
        return step.observations, step.action_mask, step.rewards, ended

    ends = np.zeros(len(env), np.bool_)
    results = (first.observations, first.action_mask, first.rewards, ends)
    shapes = [jax.ShapeDtypeStruct(array.shape, array.dtype) for array in results]

    def one(carry: Any, key: Any) -> tuple[Any, Any]:
        _, mask = carry  # a policy reads the observations, too
        seen, mask, rewards, ended = io_callback(play, shapes, choose(key, mask), ordered=True)
        return (seen, mask), (rewards, ended)

    start = jnp.asarray(first.observations), jnp.asarray(first.action_mask)
    _, found = jax.jit(lambda keys: jax.lax.scan(one, start, keys))(jax.random.split(key, steps))
    return found


def loop(env: VectorEnv, key: Any, steps: int) -> None:
    """Play the same games in Python, without copies of masks."""
    compiled, step = jax.jit(choose), env.reset(seed=1)
    for each in jax.random.split(key, steps):
        step = env.step(compiled(each, jnp.from_dlpack(step.action_mask)))


def main() -> None:
    """Measure both ways."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--steps", type=int, default=500)
    arguments = parser.parse_args()
    for play in (rollout, loop):
        env = VectorEnv(arguments.games)
        play(env, jax.random.key(0), arguments.steps)  # compiles
        start = time.perf_counter()
        jax.block_until_ready(play(env, jax.random.key(1), arguments.steps))
        rate = arguments.games * arguments.steps / (time.perf_counter() - start)
        print(f"{play.__name__}: {rate:,.0f} decisions per second", flush=True)


if __name__ == "__main__":
    main()
