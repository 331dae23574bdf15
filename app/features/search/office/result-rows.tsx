import type { LucideIcon } from "lucide-react";
import { Thumbnail } from "#app/features/media/components/thumbnail";
import { KINDS } from "#app/features/search/office/kinds";
import type { Hit } from "#app/features/search/admin/results";
import { highlightWords } from "#app/features/search/fold";
import type { SearchKind } from "#app/features/search/schema";
import { BASE_CURRENCY, formatMoney } from "#app/platform/money/money";

/** What stands in the row of something found, in the palette and on the page of results. */
export function HitRow({ kind, hit, words }: { kind: SearchKind; hit: Hit; words: readonly string[] }) {
  const { icon, hasPicture, unit } = KINDS[kind];
  return (
    <>
      {hasPicture ? <Thumbnail image={hit.picture} /> : <RowIcon icon={icon} />}
      <span className="found-text">
        <b dir="auto">
          <Highlighted text={hit.title} words={words} />
        </b>
        <small>
          {hit.excerpt !== null && (
            <>
              <bdi>
                <Highlighted text={hit.excerpt} words={words} />
              </bdi>
              {hit.detail && <span aria-hidden> · </span>}
            </>
          )}
          <bdi>
            <Highlighted text={hit.detail} words={words} />
          </bdi>
        </small>
      </span>
      {hit.status !== null ? (
        <span className="found-end badge">
          {hit.status.charAt(0).toUpperCase() + hit.status.slice(1).replaceAll("_", " ")}
        </span>
      ) : (
        hit.amount !== null && (
          <span className="found-end">
            {formatMoney(hit.amount, { code: BASE_CURRENCY, rate: 1 }, "en")}
            {unit !== undefined && ` ${unit}`}
          </span>
        )
      )}
    </>
  );
}

export function RowIcon({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className="thumbnail found-icon">
      <Icon aria-hidden />
    </span>
  );
}

function Highlighted({ text, words }: { text: string; words: readonly string[] }) {
  return highlightWords(text, words).map(({ text, isMatch }, place) =>
    isMatch ? <mark key={place}>{text}</mark> : text,
  );
}
