"""Try the commands and modules that a user tries first, with the base install or one extra.

    python tests/matrix_checks.py env

The interpreter of an environment with only the wheel and one extra runs this file, so it imports
only the standard library at the top.
"""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from importlib import metadata
from pathlib import Path
from typing import Any
from urllib.request import urlopen

PROGRAM = Path(sysconfig.get_path("scripts")) / "overworld"
PATIENCE = 600.0  # seconds for one command, the first of which compiles
POSTGRES = "OVERWORLD_MATRIX_POSTGRES"
"""The variable that names a PostgreSQL database without tables."""


def overworld(*arguments: str) -> str:
    """Return the output of a command, which must succeed."""
    done = subprocess.run(
        [PROGRAM, *arguments], capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == 0, f"overworld {' '.join(arguments)}: {done.stdout}{done.stderr}"
    return done.stdout


def refused(*arguments: str) -> str:
    """Return the one line of error of a command, which must fail."""
    done = subprocess.run(
        [PROGRAM, *arguments], capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
    return done.stderr


def records(count: int) -> Path:
    """Return a folder with records of random games."""
    import overworld as ow

    folder = Path("records")
    folder.mkdir()
    for seed in range(count):
        game, rng = ow.Game(2), random.Random(seed)
        game.deal(rng)
        while moves := list(game.legal_moves):
            game.play(rng.choice(moves))
            game.deal(rng)
        (folder / f"{seed}.ogn").write_text(game.record(), "utf-8")
    return folder


def served(*arguments: str) -> None:
    """Start a server and fetch its health, its page and the scripts of the page."""
    process = subprocess.Popen(
        [PROGRAM, *arguments, "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert "http" in line, f"no server: {line}{process.communicate()[1]}"
        (url,) = re.findall(r"http://127\.0\.0\.1:\d+", line)
        with urlopen(f"{url}/health", timeout=PATIENCE) as answer:
            assert json.load(answer)["version"] == metadata.version("overworld")
        with urlopen(url, timeout=PATIENCE) as answer:
            page = answer.read().decode()
        scripts = re.findall(r'src="(/[^"]+\.js)"', page)
        assert scripts, page
        for script in scripts:
            with urlopen(url + script, timeout=PATIENCE) as answer:
                assert answer.read()
        process.send_signal(signal.SIGTERM)
        _, said = process.communicate(timeout=60)
        assert process.returncode == 0, said
    finally:
        process.kill()


# ---------------------------------------------------------------- one for each extra


def bare() -> None:
    """Play with the engine, its bots and the vector environment; run the command line."""
    import overworld as ow
    from overworld.env import VectorEnv
    from overworld.env.random_agent import RandomAgent

    assert ow.__version__ == metadata.version("overworld")
    game, seats = ow.Game(2), [ow.bots.build_bot(name) for name in ("random", "flint@20sims")]
    deal = ow.Deal(7)
    game.deal(deal)
    while not game.over:
        game.play(seats[game.turn or 0].choose(game.copy()))
        game.deal(deal)
    assert ow.Game.from_record(game.record()).scores == game.scores
    assert game.svg().startswith("<svg")
    env, agent = VectorEnv(games=64, players=3), RandomAgent(seed=1)
    seen = env.reset(seed=7)
    for _ in range(50):
        seen = env.step(agent.choose(seen.action_mask))
    assert overworld("--version") == f"{ow.__version__}\n"
    overworld("show", "start")
    overworld("hint", "start", "--sims", "50")
    assert overworld("play", "--terminal", "--seats", "random,pebble", "--seed", "7")
    found = json.loads(overworld("arena", "random", "pebble", "--games", "4", "--json"))
    assert found["games"] == 4
    overworld("simulate", "10")
    assert 'pip install "overworld[server]"' in refused("serve")


def server() -> None:
    """Run a server for others, then one for this machine."""
    served("serve", "--database", "sqlite:///tables.db", "--bot-workers", "1")
    served("play", "--no-browser")


def postgres() -> None:
    """Run a server on PostgreSQL."""
    served("serve", "--database", os.environ[POSTGRES], "--bot-workers", "1")


def people() -> None:
    """Make the challenge of a passkey."""
    from fido2.server import Fido2Server
    from fido2.webauthn import PublicKeyCredentialRpEntity

    options, _ = Fido2Server(
        PublicKeyCredentialRpEntity(name="Overworld", id="localhost")
    ).authenticate_begin()
    assert options.public_key.challenge


def cluster() -> None:
    """Play a tournament on a Ray cluster of one node on this machine."""
    from ray.cluster_utils import Cluster

    # Ray replaces 127.0.0.1 by the address of this machine in the network.
    node = {"num_cpus": 1, "node_ip_address": "127.0.0.2", "include_dashboard": False}
    here: Any = Cluster(initialize_head=True, head_node_args=node)
    try:
        match = ["arena", "random", "pebble", "--games", "4", "--json", "--ray", here.address]
        assert json.loads(overworld(*match))["games"] == 4
    finally:
        here.shutdown()


def analysis() -> None:
    """Write the decisions of records as a Parquet file, and plots of their statistics."""
    from pyarrow import parquet

    games = str(records(3))
    overworld("dataset", games, "--out", "decisions.parquet")
    assert parquet.read_table("decisions.parquet").num_rows > 100
    overworld("stats", games, "--out", "plots")
    assert [*Path("plots").glob("*.png")]


def env() -> None:
    """Run the checkers of PettingZoo and Gymnasium, the vector environment, and pixels."""
    import gymnasium
    from gymnasium.utils.env_checker import check_env
    from pettingzoo.test import api_test

    import overworld.env
    from overworld.env import overworld_v0

    api_test(overworld_v0.env(), num_cycles=200)
    table = gymnasium.make("overworld/Overworld-v0", render_mode="rgb_array")
    check_env(table.unwrapped, skip_render_check=True)
    table.reset(seed=7)
    pixels: Any = table.render()
    assert pixels.shape[2] == 3
    games = gymnasium.make_vec("overworld/Overworld-v0", num_envs=8)
    _, infos = games.reset(seed=overworld.env.OBSERVATION_VERSION)
    games.step(infos["action_mask"].argmax(axis=1))


def openspiel() -> None:
    """Run OpenSpiel's random simulation test."""
    import pyspiel

    from overworld.env.openspiel import NAME

    game = pyspiel.load_game(f"{NAME}(players=3)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def mcp() -> None:
    """Play a move through a client of the Model Context Protocol."""
    import asyncio

    from mcp import Client, StdioServerParameters, stdio_client

    async def play() -> list[str]:
        server = StdioServerParameters(command=str(PROGRAM), args=["mcp"], env=dict(os.environ))
        async with Client(stdio_client(server)) as client:
            calls: Any = [("new_game", {"seats": ["me", "random"]}), ("play", {"move": "1"})]
            found: Any = [await client.call_tool(name, arguments) for name, arguments in calls]
            return [str(each.content[0].text) for each in found]

    _, told = asyncio.run(play())
    assert told.startswith("EVENTS\n"), told


def train() -> None:
    """Train for a minute on the CPU, and play with the trained bot."""
    import overworld as ow

    overworld("train", "--out", "run", "--minutes", "1", "--device", "cpu")
    game = ow.Game(2)
    game.deal(ow.Deal(1))
    game.play(ow.bots.build_bot("run/weights.npz@20sims").choose(game.copy()))


def benchmark() -> None:
    """Import the agents of other projects, and play one pairing."""
    from overworld.arena.benchmark import maskable_ppo, openspiel_mcts

    for agent in (maskable_ppo, openspiel_mcts):
        assert agent.__doc__
    assert json.loads(overworld("bench", "agents", "random", "--deals", "1", "--json"))


def gpu() -> None:
    """Play games on the GPU, or in Numba's simulator without a GPU."""
    from overworld.env.cuda import missing_for_cuda

    missing = missing_for_cuda()
    assert missing is None or "\n" not in missing
    simulated = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"} if missing else {}
    subprocess.run(
        [
            *(sys.executable, "-c"),
            "from overworld.env import CudaVectorEnv\n"
            "env = CudaVectorEnv(2, 2)\n"
            "env.step(env.reset(seed=7).to_host().action_mask.argmax(axis=1))",
        ],
        env=os.environ | simulated,
        check=True,
        timeout=PATIENCE,
    )


CHECKS: dict[str, Callable[[], None]] = {
    check.__name__: check
    for check in (
        *(bare, server, people, postgres, analysis, cluster),
        *(env, openspiel, mcp, train, benchmark, gpu),
    )
}

if __name__ == "__main__":
    CHECKS[sys.argv[1]]()
