import { ImageOff } from "lucide-react";
import { CategoryDot } from "#app/features/experiences/admin/category-dot";
import type { ExperienceDraft } from "#app/features/experiences/admin/form/draft";
import { BASE_CURRENCY, formatMoney, parseUsd } from "#app/platform/money/money";

/** The card visitors will see, as it stands right now. */
export function CardPreview({ draft, picture }: { draft: ExperienceDraft; picture: string | null }) {
  const price = parseUsd(draft.price);
  return (
    <section className="office-card card-preview" aria-label="Card preview">
      <div className="card-preview-picture">{picture ? <img src={picture} alt="" /> : <ImageOff aria-hidden />}</div>
      <div className="card-preview-text">
        <small>Card preview</small>
        <b>{price === null ? "No price yet" : formatMoney(price, { code: BASE_CURRENCY, rate: 1 }, "en")}</b>
        <p className="display display-small">{draft.title.trim() || "No title yet"}</p>
        {draft.category && (
          <p className="card-preview-category">
            <CategoryDot category={draft.category} />
            {draft.category}
          </p>
        )}
      </div>
    </section>
  );
}
