import { Heart } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { savedKey, type SavedItem } from "#app/features/page/saved-key";

/** The one form of all hearts: see layouts/site/hearts.tsx. */
export const HEARTS_FORM = "hearts";

interface HeartProps extends SavedItem {
  name: string;
  /** Only where a page is made for one visitor: cached ones say it of nothing, and a script reads the cookie. */
  isSaved?: boolean;
}

/** The heart of a card. Needs the texts heart. */
export function CardHeart(props: HeartProps) {
  return <HeartButton {...props} className="heart" />;
}

/** The heart of a page, with its word. Needs the texts heart. */
export function PageHeart(props: HeartProps) {
  const t = useTranslations("heart");
  return (
    <HeartButton {...props} className="btn btn-small btn-secondary">
      {t("word")}
    </HeartButton>
  );
}

function HeartButton({
  name,
  isSaved = false,
  className,
  children,
  ...item
}: HeartProps & { className: string; children?: ReactNode }) {
  const t = useTranslations("heart");
  const key = savedKey(item);
  return (
    <button
      ref={markHeart}
      id={key}
      form={HEARTS_FORM}
      name="item"
      value={key}
      className={className}
      aria-pressed={isSaved}
      aria-label={t("save", { name })}
      suppressHydrationWarning
    >
      <Heart aria-hidden />
      {children}
    </button>
  );
}

/** For hearts that come with another page; those of the first page were marked by mark-hearts.ts. */
function markHeart(heart: HTMLButtonElement | null): void {
  heart?.setAttribute("aria-pressed", String(document.cookie.includes(heart.value)));
}
