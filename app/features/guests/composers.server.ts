import {
  createNoticeMailComposer,
  createReplyMailComposer,
} from "#app/features/guests/conversation/conversation-mails.server";
import { createFoundMailComposer } from "#app/features/guests/find/found-mail.server";
import type { MailServices } from "#app/features/mail/mutations.server";
import type { FindComposer } from "#app/features/mail/worker.server";
import { createReviewMailComposer } from "#app/features/reviews/invitations/review-mail.server";

/** The messages whose words are written when they leave: who has read what, and has which requests, is known only then. */
export function createComposers(services: MailServices): FindComposer {
  const [found, reply, notice, review] = [
    createFoundMailComposer(services),
    createReplyMailComposer(services),
    createNoticeMailComposer(services),
    createReviewMailComposer(services),
  ];
  return ({ purpose, about_table }) => {
    if (purpose === "found") return found;
    if (purpose === "message") return reply;
    if (purpose === "review") return review;
    return purpose === "notice" && about_table === "cases" ? notice : undefined;
  };
}
