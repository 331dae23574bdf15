import { useState } from "react";
import type { ArticleDraft } from "#app/features/blog/admin/form/draft";
import { DescribeDialog } from "#app/features/media/office/describe-dialog";
import { parseAltTexts } from "#app/features/media/alt-texts";
import type { MediaItem } from "#app/features/media/use-uploads";
import { BASE_LANGUAGE } from "#app/platform/i18n/languages";
import type { FormState } from "#app/ui/office/form/use-record-form";

/** The cover as it is, and in words what it shows, in the language being edited. */
export function CoverPicture({
  form,
  picture: { url, preview },
}: {
  form: FormState<ArticleDraft>;
  picture: MediaItem;
}) {
  const [isOpen, setOpen] = useState(false);
  const { language } = form;
  const texts = parseAltTexts(form.draft.image_texts);
  const text = (url && texts[url]?.[language]) || "";

  function describe(address: string, typed: string) {
    form.change("image_texts", (before) => {
      const all = parseAltTexts(String(before));
      return JSON.stringify({ ...all, [address]: { ...all[address], [language]: typed } });
    });
  }

  return (
    <div className="side-cover">
      <img className="side-picture" src={preview} alt="" />
      {url && (
        <button type="button" className="small-button" onClick={() => setOpen(true)}>
          <i data-filled={text !== "" || undefined} aria-hidden />
          {text ? "Described" : "Describe"}
          <span className="visually-hidden"> the cover</span>
        </button>
      )}
      {isOpen && url && (
        <DescribeDialog
          preview={preview}
          text={text}
          english={texts[url]?.[BASE_LANGUAGE] ?? ""}
          language={language}
          onSave={(typed) => describe(url, typed)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
