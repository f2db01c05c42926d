"""Actions at a table and who pays for them, for the socket and the HTTP routes."""

from overworld.server.hub.messages import Act, Done
from overworld.server.hub.node import Node


async def act_for(node: Node, code: str, message: Act, owner: str, address: str) -> Done:
    """Carry out a client's action, or raise `Refused`, also if the client acts too often."""
    accounts, action = node.accounts, message.action
    accounts.check_action(action, owner, address, spectator_bucket(node, code, owner))

    def may_create() -> None:
        accounts.check_table(address)
        accounts.made_table(address)

    return await node.hub.act(code, action, owner, message.id, may_create, address)


def spectator_bucket(node: Node, code: str, owner: str) -> str:
    """Return the code of the table whose shared budget the client uses; "" if it has a seat there.

    Spectators share one budget, so that they cannot keep the players from acting.
    """
    room = node.hub.rooms.held(code)
    return "" if room is not None and room.table.seats_of(owner) else code
