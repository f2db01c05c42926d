"""Write the messages of the server as TypeScript types (`make types`).

The doc comments are the docstrings of the messages and of their fields.
"""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Iterable, Iterator
from itertools import pairwise
from textwrap import dedent, fill, indent
from typing import Any, get_args

from msgspec import inspect as types

from overworld.game.events import GameEvent, Power
from overworld.game.refusal import ALL_CODES
from overworld.play.prompt import PromptCode
from overworld.play.undo import Barrier
from overworld.server.http.openapi import ANSWERS, REQUESTS
from overworld.server.hub.messages import ClientMessage, ServerMessage
from overworld.server.table.actions import AnyAction
from overworld.server.table.errors import ERROR_STATUS
from overworld.server.table.events import KINDS
from overworld.server.table.options import SeatKind
from overworld.server.table.table import STATUSES

_HEAD = "// Written by `make types` from the messages of the server. Do not edit.\n"
_WIDTH = 96
_Record = types.StructType | types.DataclassType
_UNIONS = {
    "ClientMessage": (ClientMessage, "Messages from a client to the server."),
    "ServerMessage": (ServerMessage, "Messages from the server to a client."),
    "AnyAction": (AnyAction, "Actions of a player at a table."),
    "LogEntry": (GameEvent, "Events of a game."),
}
_CODES = {
    "ErrorCode": (tuple(ERROR_STATUS), "Reasons why the server refuses a request."),
    "ReasonCode": (ALL_CODES, "Reasons why a move is not legal."),
    "PromptCode": (get_args(PromptCode), "Decisions that a table waits for."),
    "Barrier": (get_args(Barrier), "Reasons why the last decision cannot be undone."),
    "EventKind": (tuple(KINDS), "Kinds of updates."),
    "Status": (STATUSES, "States of a table."),
    "SeatKind": (get_args(SeatKind), "Kinds of seats."),
    "Power": (get_args(Power), "Powers of a revealed token."),
}
_NARROWER = {
    ("Error", "code"): "ErrorCode",
    ("Refusal", "code"): "ReasonCode",
    ("Update", "kind"): "EventKind",
    ("TableInfo", "status"): "Status",
    ("SeatInfo", "kind"): "SeatKind",
}
"""Fields that are any string for the server and one of a union for clients."""


def typescript() -> str:
    """Return the content of `web/src/protocol.ts`.

    >>> text = typescript()
    >>> print(text[text.index("export interface Ping") :].split("}")[0] + "}")
    export interface Ping {
      type: "ping";
    }
    """
    parts = [_HEAD]
    for name, (values, about) in _CODES.items():
        parts.append(_union(name, [json.dumps(value) for value in values], about))
    roots = [*(union for union, _ in _UNIONS.values()), *REQUESTS, *ANSWERS]
    structs = structs_in(types.multi_type_info(roots))
    for name, (union, about) in _UNIONS.items():
        parts.append(_union(name, [_name(one) for one in get_args(union)], about))
    parts += [_interface(struct) for struct in structs.values()]
    return "\n".join(parts)


def _name(cls: type) -> str:
    """Return the name of a message for clients: `PlayerView` is `Player` there."""
    return cls.__name__.removesuffix("View") or "View"


def structs_in(kinds: Iterable[types.Type]) -> dict[str, _Record]:
    """Return all structs in some types by name, those that contain others first."""
    structs: dict[str, _Record] = {}
    waiting = list(kinds)
    while waiting:
        one = waiting.pop(0)
        if isinstance(one, _Record):
            name = _name(one.cls)
            if name not in structs:
                structs[name] = one
                waiting += [field.type for field in one.fields]
            assert structs[name].cls is one.cls, f"two messages have the name {name}"
        waiting += _inside(one)
    return structs


def _inside(kind: types.Type) -> Iterator[types.Type]:
    """Yield the item types of a container or a union."""
    if isinstance(kind, types.Metadata):
        yield kind.type
    elif isinstance(kind, types.UnionType):
        yield from kind.types
    elif isinstance(kind, types.ListType | types.VarTupleType):
        yield kind.item_type
    elif isinstance(kind, types.DictType):
        yield kind.value_type


def _interface(struct: _Record) -> str:
    name, about = _name(struct.cls), field_docs(struct.cls)
    lines = [f"{_comment(inspect.getdoc(struct.cls) or '')}export interface {name} {{"]
    if isinstance(struct, types.StructType) and struct.tag_field is not None:
        lines.append(f"  {struct.tag_field}: {json.dumps(struct.tag)};")
    for field in struct.fields:
        if field.name in about:
            lines.append(indent(_comment(about[field.name]), "  ").rstrip("\n"))
        mark = "" if field.required else "?"
        text = _NARROWER.get((name, field.name)) or _text(field.type)
        lines.append(f"  {field.encode_name}{mark}: {text};")
    return "\n".join([*lines, "}", ""])


def _text(kind: types.Type) -> str:
    """Return a type in TypeScript."""
    if isinstance(kind, types.Metadata):
        return _text(kind.type)
    if isinstance(kind, _Record):
        return _name(kind.cls)
    if isinstance(kind, types.UnionType):
        members = [_text(one) for one in kind.types if not isinstance(one, types.NoneType)]
        null = ["null"] if len(members) < len(kind.types) else []
        return " | ".join([_named(members), *null])
    if isinstance(kind, types.LiteralType):
        return _named([json.dumps(value) for value in kind.values])
    if isinstance(kind, types.ListType | types.VarTupleType):
        item = _text(kind.item_type)
        return f"({item})[]" if " " in item else f"{item}[]"
    if isinstance(kind, types.DictType):
        return f"Record<string, {_text(kind.value_type)}>"
    return _PLAIN[type(kind)]


_PLAIN: dict[type[types.Type], str] = {
    types.StrType: "string",
    types.IntType: "number",
    types.FloatType: "number",
    types.BoolType: "boolean",
}


def _named(members: list[str]) -> str:
    """Return the name of a union, or its members; msgspec sorts the values of literals."""
    for name, (union, _) in _UNIONS.items():
        if members == [_name(one) for one in get_args(union)]:
            return name
    for name, (values, _) in _CODES.items():
        if sorted(members) == sorted(map(json.dumps, values)):
            return name
    return " | ".join(members)


def _union(name: str, members: list[str], about: str) -> str:
    head = f"{_comment(about)}export type {name} ="
    line = " | ".join(members)
    if len(name) + len(line) < _WIDTH - 20:
        return f"{head} {line};\n"
    return head + "".join(f"\n  | {member}" for member in members) + ";\n"


def _comment(text: str) -> str:
    """Return a doc comment, on a single line if it fits."""
    lines = []
    for paragraph in text.split("\n\n"):
        lines += ["", *fill(" ".join(paragraph.split()), _WIDTH).split("\n")]
    if len(lines) == 2:
        return f"/** {lines[1]} */\n"
    body = "".join(f" * {line}".rstrip() + "\n" for line in lines[1:])
    return f"/**\n{body} */\n"


def field_docs(struct: type) -> dict[str, str]:
    """Return the docstrings below the fields of a struct."""
    found: dict[str, str] = {}
    (tree,) = ast.parse(dedent(inspect.getsource(struct))).body
    body: list[Any] = tree.body if isinstance(tree, ast.ClassDef) else []
    for field, text in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(text, ast.Expr):
            assert isinstance(field.target, ast.Name), "a field must have a name"
            found[field.target.id] = str(ast.literal_eval(text.value))
    return found


if __name__ == "__main__":
    print(typescript(), end="")
