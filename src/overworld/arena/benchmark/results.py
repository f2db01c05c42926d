"""The results of the benchmark: win shares with intervals, scores, and solved tasks."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from statistics import mean, stdev
from typing import Any, Literal, TypeAlias

from overworld.arena import Forfeit, GameResult, WinShare
from overworld.arena.benchmark.protocol import VERSION, Protocol
from overworld.arena.benchmark.tasks import Decision, DecisionScore, decisions, random_play
from overworld.arena.standings import win_share
from overworld.arena.stats.describe import normal

TaskKind: TypeAlias = Literal["endgame", "best"]
TASK_KINDS: tuple[TaskKind, ...] = ("endgame", "best")
"""The kinds of tasks without other goals than to win."""


@dataclass(frozen=True)
class Lead:
    """The mean lead of an agent in XP over the mean of its opponents, with a 95 % interval.

    It tells agents apart that win no games.
    """

    mean: float = 0.0
    """The mean lead."""
    low: float = 0.0
    """The lower end of the 95 % interval."""
    high: float = 0.0
    """The upper end of the interval."""


@dataclass(frozen=True)
class PairingResult:
    """The result of an agent against copies of an anchor."""

    players: int
    """The number of players."""
    anchor: str
    """The opponent."""
    result: WinShare
    """The win share of the agent; without games if the agent is the anchor itself."""
    lead: Lead
    """Its lead; 0 if the agent is the anchor itself."""


@dataclass(frozen=True)
class Row:
    """The results of an agent: its score, all pairings, and tasks by kind.

    The score is the mean win share over all anchors and numbers of players, and the lead the mean
    lead over them. Against copies of itself an agent has the fair share and no lead.
    """

    agent: str
    """The name of the agent."""
    score: float
    """The mean win share, from 0 to 1."""
    low: float
    """The lower end of the 95 % interval of the score."""
    high: float
    """The upper end of the interval."""
    lead: Lead
    """The mean lead in XP over the mean of the opponents."""
    games: int
    """The number of games."""
    ms: float
    """The mean time per decision in milliseconds; forced moves do not count."""
    forfeits: int
    """The number of games that the agent forfeited; `tasks` has the tasks that it forfeited."""
    cells: tuple[PairingResult, ...]
    """The result against each anchor with each number of players."""
    tasks: tuple[tuple[str, DecisionScore], ...]
    """The score of the tasks of each kind."""


@dataclass(frozen=True)
class Results:
    """The results of a benchmark, the best agent first."""

    protocol: Protocol
    """The games that were played."""
    rows: tuple[Row, ...]
    """The results of each agent, the best one first."""
    forfeits: tuple[tuple[str, Forfeit], ...]
    """Each forfeit, with the bot."""
    software: Mapping[str, object]
    """The versions of Overworld, Python, box and bots."""

    @property
    def task_forfeits(self) -> list[tuple[str, str, int, str]]:
        """Agent, kind of task, number of forfeited tasks, and the reason of the first one."""
        return [
            (row.agent, kind, len(score.forfeits), next(iter(score.forfeits.values())))
            for row in self.rows
            for kind, score in row.tasks
            if score.forfeits
        ]

    def as_json(self) -> dict[str, Any]:
        """Return the results as plain values for JSON."""
        return {"version": VERSION, **asdict(self)}

    def markdown(self) -> str:
        """Return the tables as Markdown, with a row for each agent."""
        pairings = map(column_head, result_columns(self.protocol))
        heads = ["agent", "score", "95 % interval", "lead", *pairings]
        lines = [[f"`{row.agent}`", *score_cells(row)] for row in self.rows]
        text = markdown_table([heads, *lines])
        kinds = [kind for kind, _ in self.rows[0].tasks]
        if not kinds:
            return text
        heads = ["agent", *(head for kind in kinds for head in (f"`{kind}`", "regret"))]
        lines = [[f"`{row.agent}`", *task_cells(row)] for row in self.rows]
        lines.append(["random play, exact", *random_cells(self.protocol)])
        text += "\n" + markdown_table([heads, *lines])
        lost = [
            f"- `{agent}` forfeited tasks ({kind}: {count}). The first reason: {reason}\n"
            for agent, kind, count, reason in self.task_forfeits
        ]
        return "".join([text, *(["\n"] if lost else []), *lost])


def result_columns(protocol: Protocol) -> list[tuple[int, str]]:
    """Return the pairings of each agent: number of players and anchor."""
    return [(players, anchor) for players, _ in protocol.deals for anchor in protocol.anchors]


def column_head(column: tuple[int, str]) -> str:
    """Return the column head of a pairing.

    >>> column_head((3, "flint@200sims"))
    '3: flint'
    """
    players, anchor = column
    return f"{players}: {anchor.partition('@')[0]}"


def score_cells(row: Row) -> list[str]:
    """Return the cells of a row: those of `total_cells`, and each pairing in percent."""
    return [*total_cells(row), *map(_share, row.cells)]


def total_cells(row: Row) -> list[str]:
    """Return the cells of a row: score and interval in percent, and lead."""
    interval = f"{100 * row.low:.1f} - {100 * row.high:.1f}"
    lead = f"{row.lead.mean:+.1f} ± {(row.lead.high - row.lead.low) / 2:.1f}"
    return [f"{100 * row.score:.1f}", interval, lead]


def task_cells(row: Row) -> list[str]:
    """Return the cells of a row: solved tasks and regret by kind."""
    return [
        text
        for _, score in row.tasks
        for text in (f"{score.right} / {score.tasks}", f"{score.regret or 0.0:.3f}")
    ]


def random_cells(protocol: Protocol) -> list[str]:
    """Return the cells of random play: its exact expectation of solved tasks and of the regret.

    >>> random_cells(Protocol())
    ['4.4 / 40', '0.689', '0.8 / 10', '0.266']
    """
    cells = list[str]()
    for kind in TASK_KINDS:
        tasks = asked_tasks(kind, (players for players, _ in protocol.deals))
        right, regret = random_play(tasks)
        cells += [f"{right:.1f} / {len(tasks)}", f"{regret:.3f}"]
    return cells


def asked_tasks(kind: TaskKind, players: Iterable[int]) -> list[Decision]:
    """Return the tasks of a kind for some numbers of players."""
    known = {*players}
    return [task for task in decisions(kind) if len(task.game.colours) in known]


def _share(cell: PairingResult) -> str:
    result = cell.result
    if result.games == 0:
        return "-"
    return f"{100 * result.share:.0f} ({100 * result.low:.0f}-{100 * result.high:.0f})"


def markdown_table(lines: Sequence[Sequence[str]]) -> str:
    """Return a Markdown table; the first line is its head."""
    rows = [lines[0], ["---"] * len(lines[0]), *lines[1:]]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def make_results(
    protocol: Protocol,
    games: Mapping[int, Sequence[GameResult]],
    tasks: Mapping[str, Sequence[tuple[str, DecisionScore]]],
    software: Mapping[str, object],
) -> Results:
    """Return the results of games by number of players, and of tasks by agent."""
    rows = [_row(agent, protocol, games, tuple(tasks.get(agent, ()))) for agent in protocol.agents]
    forfeits = tuple(
        (game.bots[game.forfeit.seat], game.forfeit)
        for played in games.values()
        for game in sorted(played, key=lambda game: game.number)
        if game.forfeit is not None
    )
    best_first = sorted(rows, key=lambda row: (-row.score, -row.lead.mean))
    return Results(protocol, tuple(best_first), forfeits, software)


def _row(
    agent: str,
    protocol: Protocol,
    games: Mapping[int, Sequence[GameResult]],
    tasks: tuple[tuple[str, DecisionScore], ...],
) -> Row:
    cells, mine = list[PairingResult](), list[tuple[GameResult, int]]()
    for players, anchor in result_columns(protocol):
        met = [game for game in games[players] if _pairs(game, agent, anchor)]
        cells.append(PairingResult(players, anchor, win_share(agent, met), _lead(agent, met)))
        mine += [(game, game.bots.index(agent)) for game in met]
    shares = [c.result.share if c.result.games else 1 / c.players for c in cells]
    reaches = [(c.result.high - c.result.low) / 2 if c.result.games else 0.0 for c in cells]
    score, reach = sum(shares) / len(cells), math.hypot(*reaches) / len(cells)
    lead = sum(cell.lead.mean for cell in cells) / len(cells)
    margin = math.hypot(*((c.lead.high - c.lead.low) / 2 for c in cells)) / len(cells)
    decided = sum(game.decisions[seat] for game, seat in mine)
    return Row(
        agent=agent,
        score=score,
        low=max(0.0, score - reach),
        high=min(1.0, score + reach),
        lead=Lead(lead, lead - margin, lead + margin),
        games=len(mine),
        ms=1000 * sum(game.seconds[seat] for game, seat in mine) / max(1, decided),
        forfeits=sum(g.forfeit is not None and g.forfeit.seat == seat for g, seat in mine),
        cells=tuple(cells),
        tasks=tasks,
    )


def _lead(agent: str, games: Sequence[GameResult]) -> Lead:
    """Return the lead of an agent, with the deals as independent samples."""
    by_deal: dict[str, list[float]] = defaultdict(list)
    for game in games:
        seat, others = game.bots.index(agent), len(game.bots) - 1
        mine = game.scores[seat]
        by_deal[game.deal].append(mine - (sum(game.scores) - mine) / others)
    deals = [mean(leads) for leads in by_deal.values()]
    if not deals:
        return Lead()
    found = mean(deals)
    return Lead(found, *normal(found, stdev(deals) if len(deals) > 1 else 0.0, len(deals)))


def _pairs(game: GameResult, agent: str, anchor: str) -> bool:
    """Return whether all opponents of the agent are copies of the anchor."""
    others = [bot for bot in game.bots if bot != agent]
    return others == [anchor] * (len(game.bots) - 1)
