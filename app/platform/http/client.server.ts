import { createContext } from "react-router";

/** Who is asking, as far as a server can tell. */
export interface Client {
  /** The network address that limits are counted by. */
  address: string;
  /** The origin of our own pages as this client sees them. */
  origin: string;
  requestId: string;
}

export const clientContext = createContext<Client>();
