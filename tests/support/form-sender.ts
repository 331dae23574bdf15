import { findOnRequest } from "#tests/support/visitor-forms";
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { Visitor, type VisitorResponse, type VisitorOptions } from "#tests/support/visitor";

/** A submission the server confirmed. `name` is unique to its row. */
export interface StoredSubmission {
  kind: "booking" | "offer" | "save";
  name: string;
  /** The address of its picture. */
  picture?: string;
}

/** Where on a site the demo's first items are. */
export interface DemoItems {
  experience: string;
  /** A property's id. */
  property: string;
  stamp: string;
}

export async function findDemoItems(url: string, cookie: string): Promise<DemoItems> {
  const read = async (path: string) =>
    (await fetch(url + path, { headers: { cookie, "accept-language": "en" } })).text();
  const experience = await findOnRequest(read);
  const property = /\/1324admin\/properties\/([0-9a-f-]{36})\/edit/.exec(await read("/1324admin/properties"))![1]!;
  return { experience, property, stamp: /name="stamp" value="([^"]+)"/.exec(await read(experience))![1]! };
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const OFFER = {
  type: "house",
  listing_type: "sale",
  price: "10",
  land_size: "100",
  bedrooms: "1",
  bathrooms: "1",
  location: "Wete",
  description: "By the sea",
  owner_name: "Amina",
  owner_email: "amina@example.com",
  owner_phone: "+255 777 123 456",
};

let pictureNumber = 0;
/** No two are the same. */
function drawPicture(): Promise<Buffer> {
  const n = pictureNumber++;
  return sharp({
    create: { width: 640, height: 480, channels: 3, background: { r: n % 256, g: Math.floor(n / 256) % 256, b: 90 } },
  })
    .jpeg()
    .toBuffer();
}

/** Sends forms as a browser does: each under a key that stays the same however often it has to be sent. */
export class FormSender {
  readonly #url: string;
  readonly #items: DemoItems;
  readonly #options: VisitorOptions;
  #visitor: Visitor;
  readonly sent: StoredSubmission[] = [];
  /** What was answered without being stored. */
  readonly refused: string[] = [];
  retries = 0;

  constructor(url: string, places: DemoItems, options: VisitorOptions) {
    [this.#url, this.#items, this.#options] = [url, places, options];
    this.#visitor = new Visitor(url, options);
  }

  async book(): Promise<void> {
    const name = randomUUID();
    const { experience, stamp } = this.#items;
    const fields = {
      full_name: name,
      email: "guest@example.com",
      phone: "+255 777 123 456",
      country_code: "+255",
      date: inDays(3),
      accommodation: "A hotel",
      participants: "2",
      message: "",
      stamp,
      key: randomUUID(),
    };
    const { status } = await this.#retryUntilAnswered(() => this.#visitor.post(`${experience}.data`, fields));
    this.#record({ kind: "booking", name }, status === 200, status);
  }

  async offer(): Promise<void> {
    const name = randomUUID();
    const file = await drawPicture();
    const stored = await this.#retryUntilAnswered(() =>
      this.#visitor.send("/media/property-images", file, { "content-type": "image/jpeg" }),
    );
    if (stored.status !== 201) return this.#record({ kind: "offer", name }, false, stored.status);
    const picture = (JSON.parse(stored.body.toString()) as { url: string }).url;
    const fields = { ...OFFER, title: name, images: picture, stamp: this.#items.stamp, key: randomUUID() };
    const { status } = await this.#retryUntilAnswered(() => this.#visitor.post("/real-estate/submit.data", fields));
    this.#record({ kind: "offer", name, picture }, status === 200, status);
  }

  /** Staff write down a sale. */
  async save(): Promise<void> {
    const name = randomUUID();
    const fields = { property: this.#items.property, date: inDays(0), amount: "5", new_id: name };
    const { status } = await this.#retryUntilAnswered(() =>
      this.#visitor.post("/1324admin/properties/bookings", fields),
    );
    this.#record({ kind: "save", name }, status === 302, status);
  }

  close(): void {
    this.#visitor.close();
  }

  #record(sent: StoredSubmission, isStored: boolean, status: number): void {
    if (isStored) this.sent.push(sent);
    else this.refused.push(`${sent.kind}: ${status}`);
  }

  /** Retries on a new connection if the old one broke before the response. */
  async #retryUntilAnswered(send: () => Promise<VisitorResponse>): Promise<VisitorResponse> {
    for (;;) {
      try {
        return await send();
      } catch {
        this.retries++;
        this.#visitor.close();
        this.#visitor = new Visitor(this.#url, this.#options);
        // Nobody listens for a moment: without a pause the tries would take the processor from the start they wait for.
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }
}
