"""Judge the mutants of the rules: `make mutants`, or `python -m tests.mutants --sample 100`."""

from __future__ import annotations

import argparse
import os
import pickle
import random
import sys
import time
from collections import Counter, deque
from collections.abc import Callable, Sequence
from functools import partial

os.environ["NUMBA_DISABLE_JIT"] = "1"  # before anything imports Numba

import hypothesis
import numba  # noqa: F401  # once for all, and not by every mutant that imports the rules
import pytest

from tests.mutants.catalogue import RULES, all_mutants, explanations
from tests.mutants.judge import (
    SURVIVED,
    TIMED_OUT,
    Bench,
    forked,
    import_as,
    judged,
    measure,
    replace,
    verdict,
    with_tests,
)
from tests.mutants.mutant import Mutant

LEAST = 0.95
"""The share of all mutants that must be killed."""


def judge_all(
    mutants: Sequence[Mutant], work: Callable[[Mutant], int], processes: int
) -> list[int]:
    """Judge each mutant in a separate process; print the survivors and return the verdicts."""
    verdicts, judged_so_far = [SURVIVED] * len(mutants), 0
    explained = explanations()
    waiting, running = deque(enumerate(mutants)), dict[int, int]()
    while waiting or running:
        if waiting and len(running) < processes:
            index, mutant = waiting.popleft()
            running[forked(partial(work, mutant))] = index
            continue
        process, status = os.wait()
        index = running.pop(process)
        mutant, verdicts[index] = mutants[index], verdict(status)
        judged_so_far += 1
        if judged_so_far % 25 == 0:
            print(f"{judged_so_far} of {len(mutants)} are judged.", flush=True)
        if verdicts[index] == SURVIVED:
            print(f"\n{RULES.name}/{mutant.module}.py:{mutant.line} {mutant.function}")
            print(f"- {mutant.was}\n+ {mutant.becomes}")
            print(f"  {explained.get(mutant.key, 'UNEXPLAINED')}", flush=True)
    return verdicts


def judge_functions(mutants: Sequence[Mutant], processes: int) -> tuple[Bench, list[int]]:
    """Measure the tests, and judge mutants of functions in the process that collected them."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        with os.fdopen(writing, "wb") as file:

            def use(items: dict[str, pytest.Item]) -> None:
                bench = measure(items)
                print(
                    f"{len(bench.seconds)} tests judge, in {sum(bench.seconds.values()):.0f} s.",
                    flush=True,
                )

                def work(mutant: Mutant) -> int:
                    replace(mutant)
                    return judged(bench.judges(mutant), items, bench)

                pickle.dump((bench, judge_all(mutants, work, processes)), file)

            status = with_tests(use)
        os._exit(status)
    os.close(writing)
    with os.fdopen(reading, "rb") as answers:
        answer = answers.read()
    if os.waitpid(child, 0)[1] or not answer:
        raise SystemExit("The tests do not pass as they are.")
    bench, verdicts = pickle.loads(answer)
    return bench, verdicts


def judge_imports(mutants: Sequence[Mutant], bench: Bench, processes: int) -> list[int]:
    """Judge mutants of code that runs at import; each mutant imports all modules again."""

    def work(mutant: Mutant) -> int:
        statuses: list[int] = []
        import_as(mutant)
        with_tests(lambda items: statuses.append(judged(bench.judges(mutant), items, bench)))
        return statuses[0]

    return judge_all(mutants, work, processes)


def report(mutants: Sequence[Mutant], verdicts: Sequence[int], whole: bool) -> bool:
    """Print the verdicts by module; return whether enough died and the survivors are explained."""
    explained = explanations()
    counts = Counter(
        (mutant.module, found) for mutant, found in zip(mutants, verdicts, strict=True)
    )
    print(f"{'module':<12}{'mutants':>8}{'killed':>8}{'timeouts':>9}{'survived':>9}{'killed':>9}")
    modules = sorted({mutant.module for mutant in mutants})
    rows = [(module, [module]) for module in modules] + [("all", modules)]
    for title, summed in rows:
        alive, late = (sum(counts[m, v] for m in summed) for v in (SURVIVED, TIMED_OUT))
        every = sum(mutant.module in summed for mutant in mutants)
        share = 1 - alive / every
        print(f"{title:<12}{every:>8}{every - alive - late:>8}{late:>9}{alive:>9}{share:>9.1%}")
    living = [mutant for mutant, found in zip(mutants, verdicts, strict=True) if found == SURVIVED]
    unexplained = sum(mutant.key not in explained for mutant in living)
    idle = sorted(explained.keys() - {mutant.key for mutant in living}) if whole else []
    for key in idle:
        print(f"\nexplained, but it does not live: {key}")
    print(f"\n{len(living)} survived, {unexplained} of them unexplained.")
    return share >= LEAST and not unexplained and not idle


def cpu() -> float:
    """Return the processor time of this process and its finished children, in minutes."""
    return sum(os.times()[:4]) / 60


def main() -> None:
    """Read the command line and judge the mutants."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--sample", type=int, metavar="N", help="only N mutants, chosen at random")
    parser.add_argument("--seed", type=int, default=0, help="which ones (default 0)")
    parser.add_argument("--module", action="append", help="only those of a module of the rules")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    mutants = [m for m in all_mutants() if not asked.module or m.module in asked.module]
    if asked.sample is not None and asked.sample < len(mutants):
        chosen = random.Random(asked.seed).sample(range(len(mutants)), asked.sample)
        mutants = [mutants[index] for index in chosen]
    if not mutants:
        raise SystemExit("There are no such mutants.")
    hypothesis.settings.register_profile(
        "mutants",
        deadline=None,
        derandomize=True,
        max_examples=8,
        database=None,
        phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],  # nothing is made smaller
    )
    began = time.monotonic()
    functions = [mutant for mutant in mutants if not mutant.imported]
    imports = [mutant for mutant in mutants if mutant.imported]
    bench, verdicts = judge_functions(functions, asked.processes)
    verdicts += judge_imports(imports, bench, asked.processes)
    found = dict(zip([*functions, *imports], verdicts, strict=True))
    fine = report(mutants, [found[m] for m in mutants], asked.module is asked.sample is None)
    print(f"It took {(time.monotonic() - began) / 60:.0f} minutes, {cpu():.0f} of computing.")
    sys.exit(not fine)


if __name__ == "__main__":
    main()
