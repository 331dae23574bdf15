/** Every form a visitor can send, filled in for the demo catalogue, as a browser without scripts would send it. */
export interface VisitorForm {
  name: string;
  path: string;
  fields: Record<string, string>;
  /** What the page says when it could not be stored. */
  failure: string;
}

export const PERSON = {
  name: "Zuhura Marashi-Quillfeather",
  email: "zuhura.quillfeather@example.net",
  phone: "+255 777 314 159",
  words: "Knock at the Quillfeather house behind the mosque",
};

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** What a page carries for its form: the stamp, and the vehicle that can be chosen. */
async function read(url: string, path: string): Promise<string> {
  const answer = await fetch(url + path, { headers: { "accept-language": "en" } });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return answer.text();
}

const find = (page: string, pattern: RegExp) => {
  const found = pattern.exec(page);
  if (!found) throw new Error(`no ${pattern}`);
  return found[1]!;
};

/** The address of the first experience that is on request: any day can be asked for. */
export async function findOnRequest(readPage: (path: string) => Promise<string>): Promise<string> {
  const list = await readPage("/experiences");
  for (const [path] of list.matchAll(/\/experiences\/[0-9a-f-]{36}(?=")/g))
    if (!(await readPage(path)).includes('name="start_time"')) return path;
  throw new Error("every experience has departures");
}

export async function readVisitorForms(url: string): Promise<VisitorForm[]> {
  const { name, email, phone, words } = PERSON;
  const guest = { full_name: name, email, phone };
  const experience = await findOnRequest((path) => read(url, path));
  const stay = find(await read(url, "/stays"), /href="(\/stays\/[a-z0-9-]+)"/);
  const property = find(await read(url, "/real-estate"), /href="(\/real-estate\/(?!submit)[a-z0-9-]+)"/);
  const vehicle = find(await read(url, "/transportation"), /book=([0-9a-f-]{36})/);
  const forms: VisitorForm[] = [
    {
      name: "inquiry",
      path: "/contact",
      failure: "There was a problem submitting your inquiry. Please try again.",
      fields: { name, email, phone, topic: "General Inquiry", message: words },
    },
    {
      name: "experience",
      path: experience,
      failure: "Failed to submit inquiry. Please try again.",
      fields: {
        ...guest,
        country_code: "+255",
        date: day(9),
        accommodation: "Wete",
        participants: "2",
        message: words,
      },
    },
    {
      name: "stay",
      path: stay,
      failure: "Failed to submit booking. Please try again.",
      fields: { ...guest, check_in: day(20), check_out: day(23), guests: "1", special_requests: words },
    },
    {
      name: "vehicle",
      path: `/transportation?book=${vehicle}`,
      failure: "Failed to submit booking. Please try again.",
      fields: { ...guest, rental_id: vehicle, pickup_date: day(20), return_date: day(22), special_requests: words },
    },
    {
      name: "property inquiry",
      path: property,
      failure: "Failed to send inquiry. Please try again.",
      fields: { name, email, phone, message: words },
    },
    {
      name: "submission",
      path: "/real-estate/submit",
      failure: "Failed to submit property",
      fields: {
        owner_name: name,
        owner_email: email,
        owner_phone: phone,
        title: "A house",
        type: "villa",
        listing_type: "sale",
        price: "1000",
        land_size: "50",
        bedrooms: "3",
        bathrooms: "2",
        location: "Wete",
        full_address: words,
        description: words,
        images: `/media/property-images/${"0".repeat(24)}.jpg`,
      },
    },
  ];
  for (const form of forms) form.fields.stamp = find(await read(url, form.path), /name="stamp" value="([^"]+)"/);
  return forms;
}

/** As a browser sends a form: the page of the answer has what became of it. */
export async function sendVisitorForm(
  url: string,
  { path, fields }: VisitorForm,
  more: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<{ status: number; page: string }> {
  const answer = await fetch(url + path, {
    method: "POST",
    redirect: "manual",
    headers: { "accept-language": "en", ...headers },
    body: new URLSearchParams({ ...fields, key: crypto.randomUUID(), ...more }),
    signal: AbortSignal.timeout(30_000),
  });
  return { status: answer.status, page: await answer.text() };
}
