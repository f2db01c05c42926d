/** The elements of a table's page by their place. Boards and panels register them; animations and arrows find them. */
import type { Attachment } from "svelte/attachments";

/** A place of a seat: a space of its board, a block of its supply, its weapons, its XP or its name. */
export type SeatPlace = `space ${number}` | `block ${string}` | "pile" | "xp" | "name";

export type Place =
  /** A cell of the Overworld, and the tile or token on it. */
  | `cell ${string}`
  | `face ${string}`
  | `pawn ${number}`
  /** A block of the cube by column and level. */
  | `block ${string} ${number}`
  /** The picture of a material. */
  | `picture ${string}`
  | `flag ${number}`
  | `card ${string}`
  /** A space of the large board, of any seat. */
  | `space ${number}`
  | `seat ${number} ${SeatPlace}`
  /** The picture of a space of a seat, without its frame. */
  | `ground ${number} ${number}`
  /** The head of a seat in the strip of a phone, and all heads on the track. */
  | `head ${number}`
  | "rider"
  /** The column or row of the other players. */
  | "rail"
  | "scene"
  | "swap";

interface Registered {
  nodes: Set<Element>;
  attach: Attachment<Element>;
}

export class Nodes {
  readonly #places = new Map<Place, Registered>();

  /** Return the attachment that registers an element at a place: always the same one, so that it runs only once. */
  at(place: Place): Attachment<Element> {
    const known = this.#places.get(place);
    if (known) return known.attach;
    const nodes = new Set<Element>();
    const attach: Attachment<Element> = (node) => {
      nodes.add(node);
      return () => nodes.delete(node);
    };
    this.#places.set(place, { nodes, attach });
    return attach;
  }

  /** Return the elements at a place, in the order of the page. */
  all(place: Place): Element[] {
    const before = Node.DOCUMENT_POSITION_FOLLOWING;
    return [...(this.#places.get(place)?.nodes ?? [])].sort((one, other) =>
      one.compareDocumentPosition(other) & before ? -1 : 1,
    );
  }

  /** Return the first element at a place. */
  find(place: Place): Element | null {
    return this.all(place)[0] ?? null;
  }
}
