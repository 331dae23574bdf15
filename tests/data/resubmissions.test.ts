import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { requestExperience, requestStay, requestVehicle } from "#app/features/bookings/mutations.server";
import { setStayBookingStatus } from "#app/features/bookings/status/mutations.server";
import { experience_inquiries, stay_bookings, transportation_bookings } from "#app/features/bookings/tables.server";
import { experiences } from "#app/features/experiences/tables.server";
import { recordChange } from "#app/features/history/mutations.server";
import { changes } from "#app/features/history/tables.server";
import { markInquiryRead, saveInquiry, savePropertyInquiry } from "#app/features/inquiries/mutations.server";
import { inquiries, property_inquiries } from "#app/features/inquiries/tables.server";
import { outbox } from "#app/features/mail/tables.server";
import { media_objects } from "#app/features/media/tables.server";
import { erasePerson } from "#app/features/privacy/mutations.server";
import { submitProperty } from "#app/features/properties/mutations.server";
import { properties, property_notifications } from "#app/features/properties/tables.server";
import { stays } from "#app/features/stays/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { rate_limits } from "#app/features/auth/tables.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { createMailContext, ON_REQUEST, VISIT } from "#tests/support/mail-context";
import { staff } from "#tests/support/staff";

const PICTURE = `${"0a".repeat(12)}.jpg`;
const guest = {
  full_name: "Amina Mbarouk",
  email: "amina@example.com",
  phone: "+255 777 314 159",
  language: "en",
} as const;
const writer = {
  name: "Amina Mbarouk",
  email: "amina@example.com",
  phone: "0777 314 159",
  message: "Is it free?",
  language: "en",
} as const;
const offer = {
  owner_name: "Fatma",
  owner_email: "amina@example.com",
  owner_phone: "+255 777 314 159",
  title: "A house",
  type: "house",
  listing_type: "sale",
  price: 12_400_000,
  square_footage: null,
  land_size: "500 m²",
  bedrooms: 3,
  bathrooms: 2,
  parking_spaces: null,
  year_built: null,
  location: "Wete",
  neighborhood: null,
  full_address: null,
  latitude: null,
  longitude: null,
  description: "Cool in the afternoon.",
  amenities: {},
  images: [`/media/property-images/${PICTURE}`],
} as const;

describe.each(DATABASE_KINDS)("a form that is sent again with other content, %s", (_name, open) => {
  let database: Database;
  let db: Db;
  let ids: { experience: string; vehicle: string };
  beforeAll(async () => {
    database = await open();
    db = database.db;
    const words = { title: "Sail", description: "D" };
    const [experience] = await db
      .insert(experiences)
      .values({ ...words, category: "Nature", duration: "Half-day", price: 6_500 })
      .returning();
    await db.insert(stays).values({
      slug: "house",
      name: "House",
      description: "D",
      location: "Wete",
      type: "villa",
      price: 10_000,
      max_guests: 4,
    });
    const [vehicle] = await db
      .insert(transportation_rentals)
      .values({ name: "Jeep", description: "D", type: "car", price_per_day: 5_000, price_per_week: 30_000 })
      .returning();
    ids = { experience: experience!.id, vehicle: vehicle!.id };
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of [
      experience_inquiries,
      stay_bookings,
      transportation_bookings,
      inquiries,
      property_inquiries,
      property_notifications,
      properties,
      changes,
      outbox,
      rate_limits,
      media_objects,
    ])
      await db.delete(table);
    await db.insert(properties).values({
      slug: "villa",
      title: "Villa",
      description: "D",
      type: "villa",
      location: "Wete",
      price: 100,
      published: true,
    });
    await db
      .insert(media_objects)
      .values({ bucket: "property-images", name: PICTURE, content_type: "image/jpeg", size: 1 });
  });

  interface Version {
    email?: string;
    /** Some field of the form. */
    word?: string;
    attempt?: number;
    submissionKey?: string;
  }
  const email = "amina@example.com";
  /** Every form, with the word in a field of its own. */
  const FORMS = {
    experience: {
      table: experience_inquiries,
      word: experience_inquiries.accommodation,
      send: ({ word = "Hotel", ...version }: Version) =>
        requestExperience(createMailContext(db), {
          ...ON_REQUEST,
          submissionKey: "k",
          ...guest,
          country_code: "+255",
          date: "2027-08-20",
          participants: 2,
          message: null,
          accommodation: word,
          experienceId: ids.experience,
          ...version,
        }),
    },
    stay: {
      table: stay_bookings,
      word: stay_bookings.special_requests,
      send: ({ word = "Hotel", ...version }: Version) =>
        requestStay(createMailContext(db), {
          submissionKey: "k",
          ...guest,
          check_in: "2027-08-20",
          check_out: "2027-08-22",
          guests: 2,
          ...VISIT,
          special_requests: word,
          slug: "house",
          ...version,
        }),
    },
    vehicle: {
      table: transportation_bookings,
      word: transportation_bookings.special_requests,
      send: ({ word = "Hotel", ...version }: Version) =>
        requestVehicle(createMailContext(db), {
          submissionKey: "k",
          ...guest,
          pickup_date: "2027-08-20",
          return_date: "2027-08-22",
          with_driver: false,
          vehicles: 1,
          ...VISIT,
          special_requests: word,
          rental_id: ids.vehicle,
          ...version,
        }),
    },
    message: {
      table: inquiries,
      word: inquiries.message,
      send: ({ word = "Hotel", ...version }: Version) =>
        saveInquiry(createMailContext(db), {
          submissionKey: "k",
          ...writer,
          topic: "General Inquiry",
          ...version,
          message: word,
        }),
    },
    question: {
      table: property_inquiries,
      word: property_inquiries.message,
      send: ({ word = "Hotel", ...version }: Version) =>
        savePropertyInquiry(createMailContext(db), {
          submissionKey: "k",
          ...writer,
          slug: "villa",
          ...version,
          message: word,
        }),
    },
    offer: {
      table: properties,
      word: properties.neighborhood,
      send: ({ word = "Hotel", email: owner_email = email, ...version }: Version) =>
        submitProperty(createMailContext(db), {
          submissionKey: "k",
          ...offer,
          images: [...offer.images],
          neighborhood: word,
          owner_email,
          ...version,
        }),
    },
  };
  const rowsOf = async ({ table, word }: (typeof FORMS)[keyof typeof FORMS]) => {
    const rows = await db.select({ id: table.id, word, e164: table.phone_e164, key: table.submission_key }).from(table);
    return rows.filter(({ key }) => key !== null).toSorted((a, b) => a.key!.localeCompare(b.key!));
  };
  const mails = () =>
    db.select({ purpose: outbox.purpose, recipient: outbox.recipient, about: outbox.about_id }).from(outbox);

  describe.each(Object.keys(FORMS) as (keyof typeof FORMS)[])("%s", (kind) => {
    const form = FORMS[kind];

    it("with the same content is one, and its number can be found", async () => {
      for (let attempt = 1; attempt <= 3; attempt++) expect(await form.send({ attempt })).toMatchObject({ ok: true });
      expect(await rowsOf(form)).toMatchObject([{ word: "Hotel", e164: "+255777314159" }]);
      expect(await mails()).toHaveLength(1);
      expect(await db.select().from(changes)).toEqual([]);
    });

    it("takes the place of the first, which the history keeps; one confirmation goes to the right address", async () => {
      await form.send({ email: "amnia@example.com" });
      const [before] = await rowsOf(form);
      expect(await form.send({ word: "Makuti", attempt: 2 })).toMatchObject({ ok: true });
      expect(await rowsOf(form)).toMatchObject([{ id: before!.id, word: "Makuti" }]);
      expect(await mails()).toEqual([{ purpose: "confirmation", recipient: email, about: before!.id }]);
      const [change, ...others] = await db.select().from(changes);
      expect(others).toEqual([]);
      expect(change).toMatchObject({
        item_id: before!.id,
        action: "changed",
        user_id: "visitor",
        user_name: "Visitor",
      });
      expect(Object.values(change!.fields)).toEqual(
        expect.arrayContaining([
          { from: "Hotel", to: "Makuti" },
          { from: "amnia@example.com", to: email },
        ]),
      );
      // Sent once more as it is: nothing new.
      await form.send({ word: "Makuti", attempt: 3 });
      expect(await rowsOf(form)).toHaveLength(1);
      expect(await mails()).toHaveLength(1);
    });

    it("is a second one once somebody of staff has touched the first", async () => {
      await form.send({});
      const [first] = await rowsOf(form);
      await recordChange(db, staff, {
        room: kind === "offer" ? "properties" : "customers",
        action: "changed",
        item: { id: first!.id, name: "A" },
      });
      for (let n = 0; n < 2; n++) expect(await form.send({ word: "Makuti", attempt: 2 })).toMatchObject({ ok: true });
      expect((await rowsOf(form)).map(({ word }) => word)).toEqual(["Hotel", "Makuti"]);
      const [, second] = await rowsOf(form);
      expect(await mails()).toHaveLength(2);
      expect(await db.select().from(changes).where(eq(changes.user_id, "visitor"))).toMatchObject([
        { item_id: second!.id, action: "created", fields: { sent_again: { from: first!.id, to: second!.id } } },
      ]);
      // A retry of the first is still the first, and a further correction is one of the second.
      await form.send({});
      await form.send({ word: "Verani", attempt: 3 });
      expect((await rowsOf(form)).map(({ word }) => word)).toEqual(["Hotel", "Verani"]);
    });

    it("stands however the two overtake each other on the way", async () => {
      await Promise.all([
        form.send({ word: "Makuti", attempt: 2 }),
        form.send({}),
        form.send({ word: "Makuti", attempt: 2 }),
        form.send({}),
      ]);
      expect((await rowsOf(form)).map(({ word }) => word)).toEqual(["Makuti"]);
      await form.send({ attempt: 1 });
      expect((await rowsOf(form)).map(({ word }) => word)).toEqual(["Makuti"]);
      // Both versions can be read.
      for (const { fields } of await db.select().from(changes))
        expect(Object.values(fields)).toEqual([{ from: "Hotel", to: "Makuti" }]);
    });
  });

  it("does not change what staff have decided on or read", async () => {
    await FORMS.stay.send({});
    const [booked] = await rowsOf(FORMS.stay);
    await setStayBookingStatus(db, staff, booked!.id, "confirmed");
    await FORMS.stay.send({ word: "Makuti", attempt: 2 });
    expect(
      await db
        .select({ word: stay_bookings.special_requests, status: stay_bookings.status })
        .from(stay_bookings)
        .orderBy(stay_bookings.submission_key),
    ).toEqual([
      { word: "Hotel", status: "confirmed" },
      { word: "Makuti", status: "pending" },
    ]);
    await FORMS.message.send({});
    const [read] = await rowsOf(FORMS.message);
    await markInquiryRead(db, staff, read!.id);
    await FORMS.message.send({ word: "Makuti", attempt: 2 });
    expect(await rowsOf(FORMS.message)).toHaveLength(2);
  });

  it("keeps a message that is being sent, and quotes the total of the correction", async () => {
    await FORMS.stay.send({});
    await db.update(outbox).set({ sent_at: new Date(), attempts: 1 });
    await requestStay(createMailContext(db), {
      submissionKey: "k",
      attempt: 2,
      ...guest,
      check_in: "2027-08-20",
      check_out: "2027-08-25",
      guests: 2,
      ...VISIT,
      special_requests: "Hotel",
      slug: "house",
    });
    expect(await db.select({ total: stay_bookings.quoted_total }).from(stay_bookings)).toEqual([{ total: 50_000 }]);
    expect(await mails()).toHaveLength(2);
    const [change] = await db.select().from(changes);
    expect(change!.fields).toEqual({
      check_out: { from: "2027-08-22", to: "2027-08-25" },
      quoted_total: { from: "200.00", to: "500.00" },
    });
  });

  it("renames an offer's notice, and takes its pictures as known", async () => {
    await FORMS.offer.send({});
    await db.delete(media_objects);
    await submitProperty(createMailContext(db), {
      submissionKey: "k",
      attempt: 2,
      ...offer,
      images: [...offer.images],
      title: "A better house",
    });
    expect(
      await db
        .select({ title: properties.title, slug: properties.slug })
        .from(properties)
        .where(eq(properties.published, false)),
    ).toEqual([{ title: "A better house", slug: "a-better-house" }]);
    expect(await db.select({ message: property_notifications.message }).from(property_notifications)).toEqual([
      { message: "New property submitted: A better house" },
    ]);
  });

  it("loses what it said with its sender", async () => {
    await FORMS.stay.send({ email: "amnia@example.com" });
    await FORMS.stay.send({ attempt: 2 });
    await FORMS.offer.send({ email: "amnia@example.com" });
    await FORMS.offer.send({ attempt: 2 });
    expect(await erasePerson(db, staff, { phone: "255777314159" })).toMatchObject({ ok: true });
    expect(
      await db.select({ e164: stay_bookings.phone_e164, hash: stay_bookings.submission_hash }).from(stay_bookings),
    ).toEqual([{ e164: null, hash: null }]);
    expect(
      await db
        .select({ e164: properties.phone_e164, hash: properties.submission_hash })
        .from(properties)
        .where(eq(properties.published, false)),
    ).toEqual([{ e164: null, hash: null }]);
    expect(JSON.stringify(await db.select().from(changes))).not.toMatch(/amnia|amina|777314159/i);
  });
});
