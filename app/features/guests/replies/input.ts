import * as v from "valibot";
import { placeholderProblem } from "#app/features/guests/replies/rules";
import { MAX_REPLY_NAME, MAX_REPLY_TEXT } from "#app/features/guests/replies/schema";
import { emptyTexts, textsOfRow, type LocalisedNames } from "#app/ui/office/form/draft";
import { optionalText, requiredText, translatedEntries } from "#app/ui/office/form/input";

export type ReplyDraft = Record<"name" | LocalisedNames<"text">, string>;

export const EMPTY_REPLY: ReplyDraft = { name: "", ...emptyTexts("text") };

type StoredReply = { name: string } & Partial<Record<LocalisedNames<"text">, string | null>>;
export const draftOfReply = (row: StoredReply): ReplyDraft => ({ name: row.name, ...textsOfRow(row, "text") });

/** Refuses a text with something in braces that nothing is filled in for, and names it. */
const knownPlaceholders = <Text extends string | null>() =>
  v.check(
    (text: Text) => placeholderProblem(text ?? "") === null,
    ({ input }) => placeholderProblem(input ?? "") ?? "",
  );

/** What is stored of a canned reply. New ones come last. */
export const replyInput = v.object({
  name: requiredText(MAX_REPLY_NAME),
  text: v.pipe(requiredText(MAX_REPLY_TEXT), knownPlaceholders()),
  ...translatedEntries("text", v.pipe(optionalText(MAX_REPLY_TEXT), knownPlaceholders())),
});
