/** The demo's canned replies, by the key of db/seed/demo/replies/facts.ts. */
export const en = {
  airport: {
    text: "Hello {name},\n\nwe can meet you at Pemba airport. Chake Chake is about 6\u00a0km away, a quarter of an hour by car. Please send us your flight number, the time you land and how many bags you bring. On the small planes luggage is usually limited to about 15\u00a0kg, in soft bags.\n\nSee you soon,\n{staff}",
  },
  deposit: {
    text: "Hello {name},\n\nthank you for your booking: {item}, {days}, {total} in total. Before we confirm it we ask for a deposit. Tell us how you would like to pay it, and we send you the details. Please name your reference {reference} with the payment.\n\nKind regards,\n{staff}",
  },
  full: {
    text: "Hello {name},\n\nwe are sorry: {item} is taken on the days you asked for ({days}). Could you come a little earlier or later? Tell us which days suit you, and we look for what is free.\n\nKind regards,\n{staff}",
  },
  directions: {
    text: "Hello {name},\n\nfrom Chake Chake it is about 30\u00a0km to Mkoani or to Wete, 45 minutes by car, and 40 to 45\u00a0km to Konde, an hour or a little more. The main road is paved. The tracks to the beaches are sand or clay, and slow after rain. Traffic keeps to the left, fuel is sold in the towns only, and after dark a driver is the better choice.\n\nSafe travels,\n{staff}",
  },
  thanks: {
    text: "Hello {name},\n\nthank you for coming. We hope that Pemba was kind to you. If there is something we could do better, please write to us: we read every word. And should you come again between about July and December, you will smell the clove harvest from the road.\n\nKwaheri,\n{staff}",
  },
} as const satisfies Record<string, { text: string }>;

export type ReplyKey = keyof typeof en;
export type ReplyWords = Record<ReplyKey, { text: string }>;
