import { createContext } from "react";
import type { ReplyTexts } from "#app/features/bookings/office/reply";

/** What an answer is made of besides the request: the texts, and who signs it. */
export const ReplyContext = createContext<{ texts: ReplyTexts; staffName: string; siteName: string }>({
  texts: {},
  staffName: "",
  siteName: "",
});
