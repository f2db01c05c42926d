"""Make the tables and the picture of `README.md` from `curves.csv` and `matches.csv`.

python -m baselines.report            prints the tables
python -m baselines.report --write    writes them into README.md, and curves.svg
"""

from __future__ import annotations

import argparse
import csv
import math
import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path

FOLDER = Path(__file__).parent
NAMES = {"ppo": "PPO", "dqn": "DQN", "alphazero": "AlphaZero, small"}
COLOURS = {"ppo": "#0072b2", "dqn": "#d55e00", "alphazero": "#009e73"}
STUDENT = {2: 12.706, 3: 4.303, 4: 3.182, 5: 2.776}
"""The factor of a 95 % interval by number of seeds (Student's t)."""

Rows = list[dict[str, str]]


def read(name: str) -> Rows:
    """Return the rows of a CSV file in this folder."""
    with (FOLDER / name).open(encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream))


def mean_and_reach(values: Sequence[float]) -> tuple[float, float | None]:
    """Return the mean over seeds and half of its 95 % interval; None with one seed."""
    mean = sum(values) / len(values)
    if len(values) == 1:
        return mean, None
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, STUDENT[len(values)] * math.sqrt(variance / len(values))


def cell(values: Sequence[float], scale: float = 100, digits: int = 0) -> str:
    """Return the text of a mean with its interval."""
    mean, reach = mean_and_reach(values)
    text = f"{scale * mean:.{digits}f}"
    return text if reach is None else f"{text} ± {scale * reach:.{digits}f}"


def table(heads: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """Return a table in Markdown."""
    rows = [heads, ["---"] * len(heads), *lines]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def matches_table(matches: Rows) -> str:
    """Return the win shares against pebble and flint, by algorithm and number of decisions."""
    found = defaultdict[tuple[str, str], dict[tuple[str, str], list[float]]](
        lambda: defaultdict(list)
    )
    for row in matches:
        pairing = row["players"], row["opponents"].partition("@")[0]
        found[row["algorithm"], row["millions"]][pairing].append(float(row["win_share"]))
    pairings = [(players, bot) for players in "234" for bot in ("pebble", "flint")]
    heads = ["", "decisions", "seeds", *(f"{players}: {bot}" for players, bot in pairings)]
    lines = []
    for (algorithm, millions), results in found.items():
        seeds = str(len(results["2", "pebble"]))
        shares = [cell(results[pairing]) for pairing in pairings]
        lines.append([NAMES[algorithm], f"{millions} million", seeds, *shares])
    return table(heads, lines)


def last_rows(curves: Rows) -> dict[tuple[str, str], Rows]:
    """Return the last row of every run, by algorithm and millions of decisions."""
    last = {(row["algorithm"], row["millions"], row["seed"]): row for row in curves}
    found = defaultdict[tuple[str, str], Rows](list)
    for (algorithm, millions, _), row in last.items():
        found[algorithm, millions].append(row)
    return found


def curves_table(curves: Rows) -> str:
    """Return leads in XP, win shares against diamond's policy and the time, at the end of runs."""
    heads = ["", "decisions", "lead, 2: random", "lead, 4: random", "lead, 2: diamond"]
    heads += ["2: diamond", "4: diamond", "seconds"]
    lines = []
    for (algorithm, millions), rows in last_rows(curves).items():
        leads = [
            cell([float(row[name]) for row in rows], 1)
            for name in ("random2_lead", "random4_lead", "champion2_lead")
        ]
        shares = [
            cell([float(row[name]) for row in rows], 100, 1) for name in ("champion2", "champion4")
        ]
        seconds = [float(row["seconds"]) for row in rows]
        time = f"{min(seconds):.0f} - {max(seconds):.0f}"
        lines.append([NAMES[algorithm], f"{millions} million", *leads, *shares, time])
    return table(heads, lines)


def draw_curves(curves: Rows, file: Path) -> None:
    """Draw the lead in XP against random players by decisions, with 95 % intervals of the seeds."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "overworld"  # the same names in every picture
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(1, 2, figsize=(9, 3.6), sharex=True)
    columns = (
        ("random2_lead", "Lead over a random player in XP"),
        ("champion2_lead", "Lead over diamond's policy in XP"),
    )
    for axis, (column, title) in zip(axes, columns, strict=True):
        points = defaultdict[tuple[str, str], dict[int, list[float]]](lambda: defaultdict(list))
        for row in curves:
            run = row["algorithm"], row["millions"]
            points[run][int(row["decisions"])].append(float(row[column]))
        for (algorithm, millions), values in points.items():
            found = [(at, *mean_and_reach(shares)) for at, shares in sorted(values.items())]
            x, y = [at for at, _, _ in found], [mean for _, mean, _ in found]
            label = NAMES[algorithm] if millions == "100" else None
            axis.plot(x, y, color=COLOURS[algorithm], linewidth=1.5, label=label)
            low = [mean - (reach or 0) for _, mean, reach in found]
            high = [mean + (reach or 0) for _, mean, reach in found]
            axis.fill_between(x, low, high, color=COLOURS[algorithm], alpha=0.2, linewidth=0)
        axis.set(title=title, xscale="log", xlabel="decisions")
        axis.grid(alpha=0.3)
    axes[0].legend()
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None})
    pyplot.close(figure)


def fill(text: str, tables: dict[str, str]) -> str:
    """Return a text with tables between the comments that name them."""
    for name, content in tables.items():
        pattern = rf"(<!-- {name} -->\n).*?(<!-- end -->)"
        text = re.sub(pattern, rf"\g<1>{content}\g<2>", text, flags=re.S)
    return text


def tables() -> dict[str, str]:
    """Return the tables of the README by name."""
    return {
        "matches": matches_table(read("matches.csv")),
        "curves": curves_table(read("curves.csv")),
    }


def main() -> None:
    """Print or write the tables."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--write", action="store_true")
    if not parser.parse_args().write:
        print("\n".join(tables().values()))
        return
    readme = FOLDER / "README.md"
    readme.write_text(fill(readme.read_text(encoding="utf-8"), tables()), encoding="utf-8")
    draw_curves(read("curves.csv"), FOLDER / "curves.svg")


if __name__ == "__main__":
    main()
