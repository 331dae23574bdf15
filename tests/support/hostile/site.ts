import { makeFormerStaff, signInAs } from "#tests/support/accounts";
import { BOOKING_SETTINGS } from "#tests/support/route-requests/request";
import { listRoutes, type RouteAddress } from "#tests/support/routes";

export interface Form {
  path: string;
  query?: string;
  /** Which takes the server long, as it should. */
  hashesPassword: boolean;
  /** What would be taken, so that what is spoiled is all that is wrong. */
  fields: Record<string, string>;
}

/** What a hostile client can find out about a site. */
export interface Site {
  port: number;
  cookies: { anonymous: string; formerStaff: string; staff: string };
  routes: RouteAddress[];
  forms: Form[];
  ids: { experience: string };
  /** A stored picture. */
  picture: string;
}

const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";
const PICTURE = "/scenes/white-beach-1920.webp";
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export async function exploreSite(url: string): Promise<Site> {
  const staff = await signInAs(url);
  const nobody = await makeFormerStaff(url, staff);
  const read = async (path: string) =>
    (await fetch(url + path, { headers: { cookie: staff, "accept-language": "en" } })).text();
  const first = async (list: string, href: RegExp) => href.exec(await read(list))![0];
  const experience = await first("/experiences", /\/experiences\/[0-9a-f-]{36}/);
  const stay = await first("/stays", /\/stays\/[\w-]+(?=")/);
  const property = await first("/real-estate", /\/real-estate\/(?!submit)[\w-]+(?=")/);
  const edit = (room: string) =>
    first(`/1324admin/${room}`, new RegExp(String.raw`/1324admin/${room}/[0-9a-f-]{36}/edit`));
  const stamp = /name="stamp" value="([^"]+)"/.exec(await read(experience))![1]!;
  const vehicle = (await first("/transportation", /\/transportation\/[0-9a-f-]{36}/)).split("/").at(-1)!;

  const sender = { full_name: "Amina", email: "amina@example.com", phone: "+255 777 123 456", stamp };
  const message = {
    name: "Amina",
    email: "amina@example.com",
    phone: "",
    topic: "General Inquiry",
    message: "Hello",
    stamp,
  };
  const booked = { check_in: inDays(3), check_out: inDays(5) };
  const images = { images: PICTURE, image_texts: JSON.stringify({ [PICTURE]: { en: "A beach" } }) };
  const title = {
    title: "A house",
    title_ar: "بيت",
    title_zh: "房子",
    description: "By the sea",
    description_ru: "У моря",
  };
  const named = { name: "A house", name_ar: "بيت", description: "By the sea" };
  const listing = {
    type: "house",
    listing_type: "sale",
    price: "10",
    land_size: "100",
    bedrooms: "1",
    bathrooms: "1",
    location: "Wete",
  };

  const visitors: [string, Record<string, string>][] = [
    ["/contact", message],
    ["/about", message],
    ["/fr/invest", message],
    [
      experience,
      { ...sender, country_code: "+255", date: inDays(3), accommodation: "A hotel", participants: "2", message: "" },
    ],
    [stay, { ...sender, ...booked, guests: "1", special_requests: "" }],
    [
      "/transportation",
      {
        ...sender,
        rental_id: vehicle,
        pickup_date: inDays(3),
        return_date: inDays(5),
        with_driver: "",
        special_requests: "",
      },
    ],
    [
      `/transportation/${vehicle}`,
      {
        ...sender,
        rental_id: vehicle,
        pickup_date: inDays(3),
        return_date: inDays(5),
        with_driver: "",
        special_requests: "",
      },
    ],
    [property, message],
    [
      "/ar/real-estate/submit",
      {
        ...title,
        ...listing,
        owner_name: "A",
        owner_email: "a@example.com",
        owner_phone: "+255 777 123 456",
        amenities: "pool",
        images: "/media/property-images/000000000000000000000000.jpg",
        stamp,
      },
    ],
    ["/1324admin", { intent: "sign-in", email: "x@example.com", password: "" }],
    ["/1324admin/sign-in", { code: "123456" }],
    ["/1324admin/invitation/nobody", { name: "A", password: "short" }],
  ];
  const office: [string, Record<string, string>][] = [
    ...["new", await edit("experiences")].map((at): [string, Record<string, string>] => [
      formPath("experiences", at),
      {
        ...title,
        ...images,
        category: "Nature",
        duration: "1 h",
        price: "5",
        latitude: "-5.2",
        longitude: "39.7",
        min_age: "",
        included: "a",
      },
    ]),
    ...["new", await edit("stays")].map((at): [string, Record<string, string>] => [
      formPath("stays", at),
      {
        ...named,
        ...images,
        slug: "a-house",
        location: "Wete",
        type: "hotel",
        price: "5",
        max_guests: "3",
        features: "wifi",
      },
    ]),
    ...["new", await edit("transportation")].map((at): [string, Record<string, string>] => [
      formPath("transportation", at),
      {
        ...named,
        ...images,
        type: "car",
        price_per_day: "5",
        price_per_week: "20",
        with_driver: "on",
        driver_price_per_day: "5",
        available: "on",
      },
    ]),
    ...["new", await edit("blog")].map((at): [string, Record<string, string>] => [
      formPath("blog", at),
      {
        ...title,
        ...images,
        slug: "a-house",
        content: "<p>Text</p>",
        category: "Culture",
        published_date: inDays(0),
        cover_image: PICTURE,
        seo_title: "",
        file_size: "5",
      },
    ]),
    ...["new", await edit("properties")].map((at): [string, Record<string, string>] => [
      formPath("properties", at),
      { ...title, ...images, ...listing, slug: "", status: "available", full_address: "Wete", published: "on" },
    ]),
    ...["experiences", "stays", "transportation", "blog", "properties"].map(
      (room): [string, Record<string, string>] => [`/1324admin/${room}`, { intent: "delete", id: UNKNOWN_ID }],
    ),
    ["/1324admin/properties", { intent: "publish", id: UNKNOWN_ID, published: "true" }],
    ["/1324admin/transportation", { intent: "available", id: UNKNOWN_ID, available: "true" }],
    ["/1324admin/properties/bookings", { property: UNKNOWN_ID, date: inDays(0), amount: "5", new_id: UNKNOWN_ID }],
    ["/1324admin/translations", { intent: "add", key: "hostile.key", en: "Text", ar: "نص" }],
    ["/1324admin/translations", { intent: "update", id: UNKNOWN_ID, language: "fr", text: "Texte", before: "" }],
    ["/1324admin/translations/import", { intent: "apply", plan: "[]", file: '{"nav.stays":{"en":"x"}}' }],
    ["/1324admin/currencies", { intent: "rate", code: "EUR", rate: "0.9" }],
    ["/1324admin/currencies", { intent: "status", code: "EUR", active: "true" }],
    ["/1324admin/customers", { intent: "status", kind: "general", id: UNKNOWN_ID, status: "pending" }],
    ["/1324admin/customers", { intent: "category", kind: "general", id: UNKNOWN_ID, category: "general" }],
    ["/1324admin/notifications", { intent: "read", ids: UNKNOWN_ID }],
    ["/1324admin/notifications", { intent: "preference", name: "sound_enabled", value: "true" }],
    ["/1324admin/notifications", { intent: "status", kind: "stay", id: UNKNOWN_ID, status: "confirmed" }],
    [
      "/1324admin/settings",
      {
        site_name: "Pemba",
        contact_email: "a@example.com",
        reply_to_email: "",
        contact_phone: "+255 777 123 456",
        emergency_phone: "",
        operator_name: "P Ltd",
        data_country: "TZ",
        address: "Wete",
        address_note_ar: "باب",
        office_latitude: "-5",
        office_longitude: "39",
        hours_monday_opens: "08:00",
        hours_monday_closes: "18:00",
        homepage_hero_title: "Pemba *green*",
        homepage_hero_video: "",
        seo_title: "P",
        seo_description: "",
        footer_text: "",
        keep_requests_months: "36",
        ...BOOKING_SETTINGS,
        instagram: "",
        facebook: "",
        twitter: "",
      },
    ],
    ["/1324admin/staff", { intent: "invite", name: "A", email: "b@example.com" }],
    ["/1324admin/staff", { intent: "disable", id: UNKNOWN_ID }],
    ["/1324admin/account", { intent: "password", current: "wrong", password: "also wrong" }],
    ["/1324admin/account", { intent: "two-factor-on", code: "123456" }],
    ["/1324admin/account", { intent: "end-session", id: UNKNOWN_ID }],
    ["/1324admin/privacy", { q: "nobody@example.com", confirmed: "on" }],
    ["/1324admin/mail", { intent: "resend", id: UNKNOWN_ID }],
    ["/1324admin/bin", { intent: "restore", id: UNKNOWN_ID }],
  ];
  // Of two routes at one address the one inside is meant by this.
  const dashboard: Form = {
    path: "/1324admin",
    query: "?index",
    fields: { intent: "publish", id: UNKNOWN_ID },
    hashesPassword: false,
  };
  return {
    port: Number(new URL(url).port),
    cookies: { anonymous: "", formerStaff: nobody, staff },
    // Signing out would end what the others go on with.
    routes: listRoutes().filter(({ pattern }) => !pattern.endsWith("/sign-out")),
    forms: [
      ...[...visitors, ...office].map(([path, fields]) => ({ path, fields, hashesPassword: "password" in fields })),
      dashboard,
    ],
    ids: { experience: experience.split("/").at(-1)! },
    picture: PICTURE,
  };
}

/** The form of a new item, or of the one at the address that was found. */
function formPath(room: string, at: string): string {
  return at === "new" ? `/1324admin/${room}/new` : at;
}
