import type { ReplyKey } from "#db/seed/demo/replies/en";

/** What staff choose the demo's canned replies by, in their order. */
export const REPLIES: { key: ReplyKey; name: string }[] = [
  { key: "airport", name: "Airport pick-up" },
  { key: "deposit", name: "Deposit" },
  { key: "full", name: "Fully booked, other days" },
  { key: "directions", name: "Directions from Chake Chake" },
  { key: "thanks", name: "Thank you after the visit" },
];
