import { createContext } from "react-router";

/** Who is asking, as far as a server can tell. */
export interface Client {
  /** The network address that limits are counted by. */
  network: string;
  /** The origin of our own pages as this client sees them. */
  origin: string;
  requestId: string;
  /** The pattern of the matched route, for the log: the address itself may contain personal data. */
  route: string;
  /** Headers for the answer, from where the router takes none: an error thrown before any loader ran. */
  responseHeaders: Headers;
  /**
   * Set when a form of ours came from an origin we do not know to be ours: the page says so instead of taking the form.
   */
  unknownOrigin?: string;
}

export const clientContext = createContext<Client>();
