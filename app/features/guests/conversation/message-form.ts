import * as v from "valibot";
import { MAX_MESSAGE_LENGTH, MAX_MESSAGE_PICTURES } from "#app/features/cases/schema";
import { readFields, type FieldErrors, type FieldOf } from "#app/features/forms/schema";
import { isUuid } from "#app/platform/db/uuid";
import { visibleText } from "#app/platform/i18n/visible-text";

/** Pictures that are stored already, by their ids. */
export const pictureIds = v.pipe(
  v.optional(v.string(), ""),
  v.transform((text) => [...new Set(text.split(" ").filter(isUuid))]),
  v.maxLength(MAX_MESSAGE_PICTURES, "picturesMost"),
);

/** What a guest writes on his page: words, pictures, or both. */
export const messageForm = v.pipe(
  v.object({
    body: v.pipe(v.optional(v.string(), ""), v.transform(visibleText), v.maxLength(MAX_MESSAGE_LENGTH, "long")),
    pictures: pictureIds,
    /** Set by `takeFiles`: what tells files apart that came with the form. */
    files: v.optional(v.string(), ""),
  }),
  v.forward(
    v.check(({ body, pictures, files }) => body !== "" || pictures.length > 0 || files !== "", "required"),
    ["body"],
  ),
);
export type MessageField = FieldOf<typeof messageForm>;

/** Takes the files out of a form. Without scripts pictures come with it; with scripts they have been sent before. */
export function takeFiles(form: FormData): File[] {
  const files = form.getAll("files").filter((entry) => entry instanceof File && entry.size > 0) as File[];
  // Each kept picture has a tick of its own.
  const kept = form.getAll("pictures").filter((entry) => typeof entry === "string");
  form.set("pictures", kept.join(" "));
  form.delete("files");
  return files;
}

/** The server's check, in the browser. */
export function checkMessage(form: FormData): FieldErrors<MessageField> {
  const files = takeFiles(form);
  if (files.length > 0) form.set("files", String(files.length));
  const read = readFields(messageForm, form);
  return read.ok ? {} : read.errors;
}
