import { randomUUID } from "node:crypto";
import { png } from "#tests/support/hostile/pictures";
import {
  formRequest,
  findId,
  inDays,
  TABLES,
  type RequestContext,
  type Fields,
  type RequestSequence,
} from "./request.ts";

const PICTURE = "/scenes/white-beach-1920.webp";
const LISTING = {
  type: "house",
  listing_type: "sale",
  price: "10",
  land_size: "100",
  bedrooms: "1",
  bathrooms: "1",
  location: "Wete",
};
const IMAGES = { images: PICTURE, image_texts: JSON.stringify({ [PICTURE]: { en: "A beach" } }) };
const TITLE = { title: "A house", description: "By the sea" };
const NAMED = { name: "A house", description: "By the sea" };

/** The forms of the office's rooms, filled in. */
const ITEMS: Record<string, Fields> = {
  experiences: { ...TITLE, ...IMAGES, category: "Nature", duration: "1 h", price: "5" },
  stays: {
    ...NAMED,
    ...IMAGES,
    slug: "a-house",
    location: "Wete",
    type: "hotel",
    price: "5",
    max_guests: "3",
  },
  transportation: { ...NAMED, ...IMAGES, type: "car", price_per_day: "5", price_per_week: "20", available: "on" },
  blog: {
    ...TITLE,
    ...IMAGES,
    slug: "a-house",
    content: "<p>Text</p>",
    category: "Culture",
    published_date: inDays(0),
    cover_image: PICTURE,
  },
  properties: {
    ...TITLE,
    ...IMAGES,
    ...LISTING,
    slug: "a-house",
    status: "ready",
    full_address: "Wete",
    published: "on",
  },
  guide: { title: "A house", section: "visa", kind: "notice", published: "on" },
  places: {
    name: "A house",
    kind: "village",
    latitude: "-5.1",
    longitude: "39.8",
    accuracy: "c",
    label_side: "end",
    rank: "3",
    published: "on",
  },
};

export async function* catalogueWrites(asking: RequestContext): RequestSequence {
  for (const [room, fields] of Object.entries(ITEMS)) {
    const route = `admin-${room}`;
    yield formRequest(`${route}-new`, `/1324admin/${room}/new.data`, fields, true);
    const named = "title" in fields ? "title" : "name";
    const id = await findId(asking, `${TABLES[room]} where ${named} = '${fields[named]}'`);
    // An address that was public leaves a redirect when it changes, and takes one away when it comes back.
    for (const slug of ["another-house", "a-house"])
      yield formRequest(
        `${route}-edit`,
        `/1324admin/${room}/${id}/edit.data`,
        {
          ...fields,
          ...(fields.slug ? { slug } : {}),
          description: `Near ${slug}`,
          body: `Near ${slug}`,
          about: `Near ${slug}`,
        },
        true,
      );
    if (room === "properties" || room === "places")
      for (const published of ["false", "true"])
        yield formRequest(route, `/1324admin/${room}.data`, { intent: "publish", id, published }, true);
    if (room === "guide")
      for (const intent of ["publish", "check", "up"])
        yield formRequest(route, `/1324admin/${room}.data`, { intent, id, published: "false" }, true);
    if (room === "transportation")
      yield formRequest(route, `/1324admin/${room}.data`, { intent: "available", id, available: "false" }, true);
    yield formRequest(route, `/1324admin/${room}.data`, { intent: "delete", id }, true);
  }
  const property = await findId(asking, "properties");
  const bookings = "features/bookings/admin/property-bookings.route";
  const booking = randomUUID();
  yield formRequest(
    bookings,
    "/1324admin/properties/bookings.data",
    { property, date: inDays(0), amount: "5", new_id: booking },
    true,
  );
  yield formRequest(bookings, "/1324admin/properties/bookings.data", { intent: "delete", id: booking }, true);
  yield* fileWrites(asking, property);
  for (const { id } of await asking.query("select id from bin"))
    yield formRequest(
      "features/history/admin/bin.route",
      "/1324admin/bin.data",
      { intent: "restore", id: String(id) },
      true,
    );
  yield formRequest(
    "admin-experiences",
    "/1324admin/experiences.data",
    { intent: "delete", id: await findId(asking, "experiences where title = 'A house'") },
    true,
  );
  yield formRequest(
    "features/history/admin/bin.route",
    "/1324admin/bin.data",
    { intent: "remove", id: await findId(asking, "bin") },
    true,
  );
  for (const bucket of ["property-images", "stays-media", "transportation-media", "blog-media", "experience-media"]) {
    const headers = { "content-type": "image/png" };
    yield {
      route: "features/media/admin/upload.route",
      part: "write",
      path: `/1324admin/media?bucket=${bucket}&kind=image`,
      isStaff: true,
      body: new Uint8Array(png(40, 40)),
      headers,
    };
  }
  yield {
    route: "features/media/admin/resumable.route",
    part: "write",
    path: "/1324admin/media/tus",
    isStaff: true,
    body: new Uint8Array(),
    headers: { "tus-resumable": "1.0.0", "upload-length": "5" },
  };
}

/** The plans and papers of a property. */
async function* fileWrites(asking: RequestContext, property: string): RequestSequence {
  const route = "features/properties/admin/files.route";
  const path = `/1324admin/properties/${property}/files`;
  const added = new FormData();
  for (const [name, value] of Object.entries({ intent: "add", kind: "plan", title: "Ground floor", is_public: "on" }))
    added.append(name, value);
  added.append("file", new File([new Uint8Array(png(40, 40))], "a.png", { type: "image/png" }));
  yield { route, part: "write", path, isStaff: true, body: added };
  const id = await findId(asking, "property_files where title = 'Ground floor'");
  for (const intent of ["change", "up", "remove"])
    yield formRequest(route, `${path}.data`, { intent, id, kind: "document", title: "Ground floor" }, true);
}
