import { createContext } from "react-router";
import type { Staff } from "#app/features/auth/schema";

/** The member of staff behind a request. Set by the gate: without it there is none, and reading it throws. */
export const staffContext = createContext<Staff>();
