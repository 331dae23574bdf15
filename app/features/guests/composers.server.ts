import { createAlertMailComposer, type AlertMailServices } from "#app/features/alerts/mailing/alert-mail.server";
import { createOptInMailComposer } from "#app/features/alerts/mailing/opt-in-mail.server";
import { createGatheredMailComposer } from "#app/features/bookings/desk/gathered-mail.server";
import {
  createNoticeMailComposer,
  createReplyMailComposer,
} from "#app/features/guests/conversation/conversation-mails.server";
import { createFoundMailComposer } from "#app/features/guests/find/found-mail.server";
import type { FindComposer } from "#app/features/mail/worker.server";
import { createReviewMailComposer } from "#app/features/reviews/invitations/review-mail.server";

/** The messages whose words are written when they leave: who has read what, and has which requests, is known only then. */
export function createComposers(services: AlertMailServices): FindComposer {
  const [gathered, found, reply, notice, review, optIn, alert] = [
    createGatheredMailComposer(services),
    createFoundMailComposer(services),
    createReplyMailComposer(services),
    createNoticeMailComposer(services),
    createReviewMailComposer(services),
    createOptInMailComposer(services),
    createAlertMailComposer(services),
  ];
  return ({ purpose, about_table, guest_news }) => {
    if (guest_news) return gathered;
    if (purpose === "found") return found;
    if (purpose === "message") return reply;
    if (purpose === "review") return review;
    if (purpose === "optin") return optIn;
    if (purpose === "alert") return alert;
    return purpose === "notice" && about_table === "cases" ? notice : undefined;
  };
}
