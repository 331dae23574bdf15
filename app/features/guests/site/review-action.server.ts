import { data } from "react-router";
import { islandToday } from "#app/features/availability/rules";
import { receiveForm } from "#app/features/forms/receive.server";
import type { FormResult } from "#app/features/forms/schema";
import { withdrawReview, writeReview } from "#app/features/reviews/writing/mutations.server";
import { reviewForm } from "#app/features/reviews/writing/review-form";
import { textFields } from "#app/platform/http/form";

type FormServices = Parameters<typeof receiveForm>[1];

/** Of no booking. */
const NO_PLACE = -1;

/** What a guest says about a booking, or takes back. Which booking: by its place on the page, never by an id. */
export async function receiveReview(
  request: Request,
  services: FormServices,
  { caseId, form }: { caseId: string; form: FormData },
) {
  const fields = textFields(form);
  const { item = "0" } = fields;
  const position = /^\d{1,2}$/.test(item) ? Number(item) : NO_PLACE;
  const place = { caseId, position };
  const tag = { form: "review" as const, item: position };
  if (fields.intent === "withdraw_review") {
    const outcome = await withdrawReview(services.db, place);
    const result: FormResult = outcome.ok ? { ok: true, values: {} } : { ok: false, reason: "failed" };
    return data({ ...result, ...tag }, { status: outcome.ok ? 200 : 409 });
  }
  const answer = await receiveForm(
    request,
    services,
    {
      name: "review",
      schema: reviewForm,
      limit: "review",
      subject: `${caseId} ${position}`,
      keepPageWhenGone: true,
      store: async (review) => {
        const outcome = await writeReview(services.db, place, review, islandToday());
        if (outcome.ok) return { ok: true };
        return outcome.reason === "gone"
          ? { ok: false, reason: "gone" }
          : { ok: false, reason: "taken", errors: { body: "reviewClosed" }, offers: [] };
      },
    },
    form,
  );
  return data({ ...answer.data, ...tag }, answer.init ?? undefined);
}
