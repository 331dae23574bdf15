import { MAX_CASE_PICTURES, MAX_MESSAGE_PICTURES } from "#app/features/cases/schema";
import type { PictureProblem, PictureTexts } from "#app/features/guests/pictures/picture-field";

const PROBLEMS: Record<PictureProblem, (name: string) => string> = {
  refused: (name) =>
    `${name} cannot be used. Choose JPEG, PNG or WebP pictures of at most 20 MB and 50 million pixels.`,
  failed: (name) => `${name} could not be saved. Try again, or send your answer without it.`,
  limit: () => "Too many pictures at once. Try again in an hour.",
  full: () => `This conversation has ${MAX_CASE_PICTURES} pictures of ours already. It can take no more.`,
  many: () => `At most ${MAX_MESSAGE_PICTURES} pictures fit into one message`,
};

export function pictureProblemText(problem: PictureProblem, name: string): string {
  return PROBLEMS[problem](name);
}

/** What staff read where pictures are added. */
export const PICTURE_TEXTS: PictureTexts = {
  add: "Add pictures",
  hint: `Up to ${MAX_MESSAGE_PICTURES}`,
  list: "Pictures",
  keep: (n) => `Send picture ${n} along`,
  preview: (n) => `Chosen picture ${n}`,
  remove: (n) => `Remove picture ${n}`,
  removed: "Picture removed",
  uploading: (name) => `Uploading ${name}`,
  retry: "Try again",
  problem: pictureProblemText,
};
