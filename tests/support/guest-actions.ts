/** What guests and staff do with requests, conversations, asks and reviews, at random: for tests of what happens at once. */
import { randomUUID } from "node:crypto";
import { isNull, sql } from "drizzle-orm";
import { islandToday } from "#app/features/availability/rules";
import { admin_users, users } from "#app/features/auth/tables.server";
import { AS_WRITTEN, tellOfStatus } from "#app/features/bookings/desk/guest-emails.server";
import { setStatusOfAny } from "#app/features/bookings/desk/placed-kinds.server";
import { requestStay } from "#app/features/bookings/mutations.server";
import { stay_bookings } from "#app/features/bookings/tables.server";
import { addNote } from "#app/features/cases/mutations.server";
import { correctAddress, revokeAllLinks, sendNewLink } from "#app/features/guests/case/mutations.server";
import { checkChange } from "#app/features/guests/asks/change.server";
import {
  acceptAsk,
  askForChange,
  cancelAsGuest,
  declineAsk,
  findItem,
  withdrawAsk,
} from "#app/features/guests/asks/mutations.server";
import { readOpenAsks } from "#app/features/guests/asks/read.server";
import { createComposers } from "#app/features/guests/composers.server";
import {
  addCaseEvent,
  addGuestMessage,
  addReply,
  markReadByGuest,
  markReadByStaff,
} from "#app/features/guests/conversation/mutations.server";
import { findLastReply } from "#app/features/guests/conversation/queries.server";
import { saveInquiry } from "#app/features/inquiries/mutations.server";
import { inquiries } from "#app/features/inquiries/tables.server";
import type { MailServices } from "#app/features/mail/outbox/mutations.server";
import { createMailSender } from "#app/features/mail/sender.server";
import { sendNextMail } from "#app/features/mail/worker.server";
import { admin_notification_preferences } from "#app/features/notifications/tables.server";
import { erasePerson } from "#app/features/privacy/mutations.server";
import { decideReview, takeBackReview, versionOf } from "#app/features/reviews/moderation/mutations.server";
import { reviews } from "#app/features/reviews/tables.server";
import { withdrawReview, writeReview } from "#app/features/reviews/writing/mutations.server";
import { stays } from "#app/features/stays/tables.server";
import { addDays } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { createLogger } from "#app/platform/log.server";
import { makeStay } from "#tests/support/ledger";
import { createMailContext, VISIT } from "#tests/support/mail-context";
import type { SeededRandom } from "#tests/support/seeded-random";
import { staff } from "#tests/support/staff";

/** Few people and days, so that all want the same. */
const PEOPLE = 8;
const MOST_CASES = 30;
const FIRST_DAY = 30;
/** When the days of every booking are over: reviews can be written. */
const AFTERWARDS = addDays(islandToday(), 60);

const SILENT = createLogger("silent");

const day = (n: number) => addDays(islandToday(), n);

/** Two houses that can be cancelled until they begin, and somebody of the staff who wants to be told. */
export async function makeGuestWorld(db: Db): Promise<void> {
  await db.insert(users).values({ id: staff.id, name: staff.name, email: staff.email }).onConflictDoNothing();
  await db.insert(admin_users).values({ user_id: staff.id, role: "admin" });
  await db.insert(admin_notification_preferences).values({ user_id: staff.id, email_notifications: true });
  for (const units of [1, 4]) await makeStay(db, units);
  await db.update(stays).set({ cancel_free_hours: 0 });
}

/** Sends what is due in the outbox, one message at a time, to the mail server at this address. */
function createMailStep(services: MailServices, url: string): () => ReturnType<typeof sendNextMail> {
  const send = createMailSender({
    url,
    from: { name: "Pemba", address: "hello@pemba.example" },
    settings: { value: null },
    origin: "https://pemba.example",
  });
  return () => sendNextMail(services.db, send, SILENT, createComposers(services));
}

export interface GuestScene {
  db: Db;
  services: MailServices;
  random: SeededRandom;
  sendMail: () => Promise<unknown>;
}

export function createGuestScene(db: Db, random: SeededRandom, smtp: string): GuestScene {
  const context = createMailContext(db);
  // Limits have tests of their own.
  const services = { ...context, env: { ...context.env, RATE_LIMIT: false } };
  return { db, random, services, sendMail: createMailStep(services, smtp) };
}

type Action = (scene: GuestScene) => Promise<unknown>;

const personOf = (random: SeededRandom) => `person${random.integerBelow(PEOPLE)}@example.com`;

const request: Action = async ({ db, services, random }) => {
  const slugs = await rowsOf<{ slug: string }>(db, sql`select slug from stays order by created_at`);
  if ((await db.$count(stay_bookings, isNull(stay_bookings.erased_at))) >= MOST_CASES) return null;
  const from = FIRST_DAY + random.integerBelow(12);
  return requestStay(services, {
    ...VISIT,
    wish: true,
    network: randomUUID(),
    full_name: "Amina Salum",
    email: personOf(random),
    phone: "+255 777 123 456",
    check_in: day(from),
    check_out: day(from + 2),
    guests: 2,
    special_requests: `Wish ${randomUUID()}`,
    slug: random.pick(slugs).slug,
    language: "en",
    submissionKey: randomUUID(),
  });
};

const inquire: Action = async ({ db, services, random }) => {
  if ((await db.$count(inquiries, isNull(inquiries.erased_at))) >= MOST_CASES) return null;
  return saveInquiry(services, {
    name: "Amina Salum",
    email: personOf(random),
    phone: null,
    topic: "General Inquiry",
    message: `Question ${randomUUID()}`,
    language: "en",
    submissionKey: randomUUID(),
  });
};

interface StoredBooking {
  id: string;
  case_id: string;
  reference: string;
  version: number;
}

/** Runs what needs a booking with one of them. */
const withBooking =
  (work: (scene: GuestScene, booking: StoredBooking) => Promise<unknown>): Action =>
  async (scene) => {
    const rows = await rowsOf<StoredBooking>(
      scene.db,
      sql`select id, case_id, reference, version from stay_bookings where erased_at is null order by id`,
    );
    return rows.length > 0 ? work(scene, scene.random.pick(rows)) : null;
  };

const withCase =
  (work: (scene: GuestScene, caseId: string) => Promise<unknown>): Action =>
  async (scene) => {
    const rows = await rowsOf<{ id: string }>(scene.db, sql`select id from cases where erased_at is null order by id`);
    return rows.length > 0 ? work(scene, scene.random.pick(rows).id) : null;
  };

const withReview =
  (work: (scene: GuestScene, review: typeof reviews.$inferSelect) => Promise<unknown>): Action =>
  async (scene) => {
    const rows = await scene.db.select().from(reviews).orderBy(reviews.id);
    return rows.length > 0 ? work(scene, scene.random.pick(rows)) : null;
  };

const setStatus = (status: "confirmed" | "completed" | "cancelled" | "pending") =>
  withBooking(({ db, services }, { id, version }) =>
    setStatusOfAny(db, staff, { kind: "stay", id }, status, {
      version,
      also: tellOfStatus(services, { kind: "stay", id }, status, AS_WRITTEN),
    }),
  );

const askForDays = withBooking(async ({ db, services, random }, { case_id: caseId, reference }) => {
  const item = await findItem(db, caseId, reference);
  if (!item) return null;
  const from = FIRST_DAY + random.integerBelow(12);
  const form = new FormData();
  for (const [name, value] of Object.entries({ check_in: day(from), check_out: day(from + 3), guests: "2" }))
    form.set(name, value);
  const check = await checkChange(db, item, form);
  return check?.ok ? askForChange(services, { caseId, item, checked: check.checked, reason: "Later boat" }) : check;
});

const decide = (isAccepted: boolean) =>
  withBooking(async ({ db, services }, { case_id: caseId }) => {
    const [ask] = await readOpenAsks(db, caseId);
    if (!ask) return null;
    if (!isAccepted) return declineAsk(services, staff, { caseId, askId: ask.id, answer: `No ${randomUUID()}` });
    return acceptAsk(services, staff, { caseId, askId: ask.id, version: ask.booking.version, price: "new" });
  });

const ACTIONS: readonly Action[] = [
  request,
  request,
  inquire,
  withCase(({ services }, caseId) =>
    addGuestMessage(services, { caseId, body: `Guest ${randomUUID()}`, language: "en", key: randomUUID() }),
  ),
  withCase(({ services }, caseId) =>
    addGuestMessage(services, { caseId, body: `Guest ${randomUUID()}`, language: "en", key: randomUUID() }),
  ),
  withCase(async ({ db, services }, caseId) => {
    const seen = (await findLastReply(db, caseId))?.id ?? "";
    return addReply(services, staff, { caseId, body: `Staff ${randomUUID()}`, key: randomUUID(), seen });
  }),
  withCase(({ db }, caseId) => addNote(db, staff, { caseId }, { body: `Note ${randomUUID()}`, key: randomUUID() })),
  withCase(({ db, random }, caseId) =>
    addCaseEvent(db, staff, caseId, random.pick(["closed", "opened", "no_answer_needed"])),
  ),
  withCase(({ db }, caseId) => markReadByGuest(db, caseId)),
  withCase(({ db }, caseId) => markReadByStaff(db, caseId)),
  askForDays,
  askForDays,
  decide(true),
  decide(false),
  withBooking(({ services }, { case_id: caseId, reference }) => withdrawAsk(services, { caseId, reference })),
  withBooking(({ services }, { case_id: caseId, reference }) =>
    cancelAsGuest(services, { caseId, reference, reason: null }),
  ),
  setStatus("confirmed"),
  setStatus("confirmed"),
  setStatus("completed"),
  setStatus("completed"),
  setStatus("cancelled"),
  setStatus("pending"),
  withBooking(({ db, random }, { case_id: caseId }) =>
    writeReview(
      db,
      { caseId, position: 0 },
      { stars: random.between(1, 5), body: "Good beds.", author: null, place: null, language: "en" },
      AFTERWARDS,
    ),
  ),
  withBooking(({ db }, { case_id: caseId }) => withdrawReview(db, { caseId, position: 0 })),
  withReview(({ db }, review) =>
    decideReview(db, staff, { id: review.id, seen: versionOf(review) }, { state: "approved" }),
  ),
  withReview(({ db }, { id }) => takeBackReview(db, staff, id)),
  ({ db, random }) => erasePerson(db, staff, { email: personOf(random) }),
  withCase(({ services, random }, caseId) => correctAddress(services, staff, caseId, personOf(random))),
  withCase(({ db }, caseId) => revokeAllLinks(db, staff, caseId)),
  withCase(({ services }, caseId) => sendNewLink(services, staff, caseId)),
  ({ sendMail }) => sendMail(),
  ({ sendMail }) => sendMail(),
  ({ sendMail }) => sendMail(),
  // The minute in which messages are gathered has passed.
  ({ db }) =>
    db.execute(
      sql`update outbox set next_attempt_at = now() where id in (select id from outbox where sent_at is null and attempts = 0 for update skip locked limit 5)`,
    ),
];

/** Does one thing, whichever. Refusals are outcomes; what is thrown is a mistake of ours. */
export function actAsGuestOrStaff(scene: GuestScene): Promise<unknown> {
  return scene.random.pick(ACTIONS)(scene);
}

/** What breaks one of the invariants J-1 to J-4 and J-6, by name; nothing when all hold. */
export async function brokenGuestInvariants(db: Db): Promise<string[]> {
  const items = ["stay_bookings", "transportation_bookings", "experience_inquiries", "inquiries", "property_inquiries"];
  const senders = items
    .map((table) => `select case_id, lower(email) as email from ${table} where erased_at is null`)
    .join(" union all ");
  const stars = ["ones", "twos", "threes", "fours", "fives"];
  const counted = stars
    .map((name, n) => `s.${name} is distinct from count(*) filter (where r.rating = ${n + 1} and r.origin <> 'demo')`)
    .join(" or ");
  const broken = await rowsOf<{ name: string }>(
    db,
    sql.raw(`
    select 'J-1 case' as name from (${senders}) i left join cases c on c.id = i.case_id where c.id is null
    union all select 'J-1 senders' from (${senders}) i group by case_id having count(distinct email) > 1
    union all select 'J-2' from cases c left join case_messages m on m.case_id = c.id group by c.id
      having (c.messages, c.unread_by_staff, c.unread_by_guest) is distinct from
        (count(*) filter (where m.kind <> 'event'), count(*) filter (where m.kind = 'guest' and m.read_at is null), count(*) filter (where m.kind = 'staff' and m.read_at is null))
    union all select 'J-3' from review_stats s left join reviews r on r.listing_kind = s.listing_kind and r.listing_id = s.listing_id and r.state = 'approved'
      group by s.listing_kind, s.listing_id having ${counted}
    union all select 'J-3 missing' from reviews r where state = 'approved' and not exists (select 1 from review_stats s where s.listing_kind = r.listing_kind and s.listing_id = r.listing_id)
    union all select 'J-4 asks' from asks where state = 'open' group by item_table, item_id having count(*) > 1
    union all select 'J-4 reviews' from reviews where item_id is not null group by item_table, item_id having count(*) > 1
    union all select 'J-6' from outbox o join case_messages m on m.case_id = o.case_id and m.kind = 'note' and length(m.body) > 20 where position(m.body in o.text || o.html) > 0
    union all select 'erased sender is stored' from cases where erased_at is not null and email is not null
    union all select 'cancelled by a guest and not cancelled' from stay_bookings where cancelled_by is not null and status <> 'cancelled'
    union all select 'open ask of a booking that is over' from asks a join stay_bookings b on b.id = a.item_id where a.state = 'open' and b.status in ('cancelled', 'completed')`),
  );
  return broken.map(({ name }) => name);
}
