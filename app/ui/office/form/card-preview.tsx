import { ImageOff } from "lucide-react";
import type { ReactNode } from "react";
import { formatUsd, parseUsd } from "#app/platform/money/money";

interface CardPreviewProps {
  picture: string | null;
  /** As typed, in dollars. */
  price: string;
  /** What stands in place of the price. */
  priceText?: string;
  /** What the price is for: "per night". */
  per?: string;
  title: string;
  /** Said while there is no title: "No name yet". */
  untitled: string;
  /** Below the title. */
  children?: ReactNode;
}

/** The card visitors will see, as it stands right now. */
export function CardPreview({ picture, price, priceText, per, title, untitled, children }: CardPreviewProps) {
  const amount = parseUsd(price);
  return (
    <section className="office-card card-preview" aria-label="Card preview">
      <div className="card-preview-picture">{picture ? <img src={picture} alt="" /> : <ImageOff aria-hidden />}</div>
      <div className="card-preview-text">
        <small>Card preview</small>
        <b>
          {priceText ?? (amount === null ? "No price yet" : formatUsd(amount))}
          {amount !== null && !priceText && per && <span className="card-preview-per">{` ${per}`}</span>}
        </b>
        <p className="display display-small" dir="auto">
          {title.trim() || untitled}
        </p>
        {children && <div className="card-preview-facts">{children}</div>}
      </div>
    </section>
  );
}
