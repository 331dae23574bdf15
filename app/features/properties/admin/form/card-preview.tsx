import { ImageOff } from "lucide-react";
import type { PropertyDraft } from "#app/features/properties/admin/form/draft";
import { BASE_LANGUAGE, directionOf, type Language } from "#app/platform/i18n/languages";
import { BASE_CURRENCY, formatMoney, parseUsd } from "#app/platform/money/money";
import { textName } from "#app/ui/office/form/draft";

/** The card visitors will see, in the language being edited, as it stands right now. */
export function CardPreview({ draft, picture, language }: { draft: PropertyDraft; picture: string | null; language: Language }) {
  const price = parseUsd(draft.price);
  const translated = draft[textName("title", language)].trim();
  const shown = translated ? language : BASE_LANGUAGE;
  return (
    <section className="office-card card-preview" aria-label="Card preview">
      <div className="card-preview-picture">{picture ? <img src={picture} alt="" /> : <ImageOff aria-hidden />}</div>
      <div className="card-preview-text">
        <small>Card preview</small>
        <b>
          {price === null ? "No price yet" : formatMoney(price, { code: BASE_CURRENCY, rate: 1 }, "en")}
          {price !== null && draft.listing_type === "rent" && <span className="card-preview-unit">/month</span>}
        </b>
        <p className="display display-small" lang={shown} dir={directionOf(shown)}>
          {translated || draft.title.trim() || "No title yet"}
        </p>
        {draft.location && (
          <p className="card-preview-category" dir="auto">
            {draft.location}
          </p>
        )}
      </div>
    </section>
  );
}
