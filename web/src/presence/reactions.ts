/** Pictures of quick reactions: eight by eight pixels in the colours of the paint box, as characters are. */
import type { React } from "../protocol.ts";

export type ReactionName = React["reaction"];

/** The reactions in the order of their buttons. Names: `reaction-<id>`. */
export const REACTIONS: Readonly<Record<ReactionName, string>> = {
  cheer: "0000ff00000fff00000ff000aafffff0aaffffffaafffff0aaffffffaa0fff00",
  laugh: "00777700077777707117711777777777b711117bb715517b0715517000777700",
  wow: "0077770007777770722772277217721777777777777117770771177000777700",
  oops: "00777700077777707717717777177177777777b7771111b70717717000777700",
};
