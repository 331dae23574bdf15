import { useTranslations } from "use-intl";
import { MAX_MESSAGE_PICTURES } from "#app/features/cases/schema";
import type { PictureProblem, PictureTexts } from "#app/features/guests/pictures/picture-field";

const PROBLEM_TEXTS = {
  refused: "pictureRefused",
  failed: "pictureFailed",
  limit: "pictureLimit",
  full: "picturesFull",
  many: "picturesMost",
} as const satisfies Record<PictureProblem, string>;

/** What a guest reads where pictures are added. */
export function usePictureTexts(): PictureTexts {
  const t = useTranslations("guest");
  const invalid = useTranslations("invalid");
  const ui = useTranslations("ui");
  return {
    add: t("addPictures"),
    hint: t("picturesHint", { n: MAX_MESSAGE_PICTURES }),
    list: t("pictures"),
    keep: (n) => t("keepPicture", { n }),
    preview: (n) => t("chosenPicture", { n }),
    remove: (n) => t("removePicture", { n }),
    removed: t("pictureRemoved"),
    uploading: (name) => t("pictureUploading", { name }),
    retry: ui("retry"),
    problem: (problem, name) => invalid(PROBLEM_TEXTS[problem], { name }),
  };
}
