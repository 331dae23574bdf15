import { ChevronLeft, ChevronRight, RotateCcw, X } from "lucide-react";
import type { DragEvent, MouseEvent } from "react";
import { useTranslations } from "use-intl";
import { isBusy, type MediaItem } from "#app/features/media/use-uploads";
import { useProblemText } from "#app/features/properties/site/submission/submission-texts";
import type { SubmissionProblem } from "#app/features/properties/submission";

interface ImageTileProps {
  item: MediaItem;
  index: number;
  count: number;
  isDragged: boolean;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDrop: (event: DragEvent) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onRetry: () => void;
}

/** Retryable: network and rate-limit errors, not errors in the picture itself. */
const RETRYABLE_PROBLEMS = ["imageFailed", "limit"];

export function ImageTile({ item, index, count, ...on }: ImageTileProps) {
  const t = useTranslations("submitImages");
  const n = index + 1;
  return (
    <div
      className="submit-tile"
      draggable
      data-dragged={on.isDragged || undefined}
      data-busy={isBusy(item) || undefined}
      data-failed={item.problem !== null || undefined}
      onDragStart={on.onDragStart}
      onDragEnd={on.onDragEnd}
      onDrop={on.onDrop}
    >
      <img src={item.preview} alt={t("preview", { n, name: item.name })} draggable={false} />
      {index === 0 && <span className="submit-cover">{t("cover")}</span>}
      <button
        type="button"
        className="submit-tile-button is-remove"
        aria-label={t("remove", { n })}
        onClick={on.onRemove}
      >
        <X aria-hidden />
      </button>
      {item.problem === null && count > 1 && (
        <div className="submit-tile-order">
          <button
            type="button"
            className="submit-tile-button"
            aria-label={t("earlier", { n })}
            disabled={index === 0}
            onClick={restoringFocus(() => on.onMove(index - 1))}
          >
            <ChevronLeft aria-hidden className="flip-rtl" />
          </button>
          <button
            type="button"
            className="submit-tile-button"
            aria-label={t("later", { n })}
            disabled={n === count}
            onClick={restoringFocus(() => on.onMove(index + 1))}
          >
            <ChevronRight aria-hidden className="flip-rtl" />
          </button>
        </div>
      )}
      <Caption item={item} onRetry={on.onRetry} />
      {isBusy(item) && <progress value={item.progress} aria-label={t("uploading", { name: item.name })} />}
    </div>
  );
}

const MEGABYTE = 1_000_000;

function Caption({ item, onRetry }: { item: MediaItem; onRetry: () => void }) {
  const t = useTranslations("submitImages");
  const textOf = useProblemText();
  if (item.problem !== null) {
    return (
      <div className="submit-tile-problem" role="alert">
        <p>{textOf(item.problem as SubmissionProblem, "images")}</p>
        {RETRYABLE_PROBLEMS.includes(item.problem) && (
          <button type="button" onClick={onRetry}>
            <RotateCcw aria-hidden />
            {t("retry")}
          </button>
        )}
      </div>
    );
  }
  const state = isBusy(item)
    ? t("percent", { n: Math.round(item.progress * 100) })
    : item.size !== null && t("size", { n: Math.max(0.1, Math.round((item.size / MEGABYTE) * 10) / 10) });
  return (
    <p className="submit-tile-caption">
      <b dir="auto">{item.name}</b>
      {state && <bdi>{state}</bdi>}
    </p>
  );
}

/** Moving the tile in the page would drop the focus; at either end the button is gone, and the other one takes it. */
function restoringFocus(move: () => void) {
  return ({ currentTarget: pressed }: MouseEvent<HTMLButtonElement>) => {
    move();
    requestAnimationFrame(() => {
      const other = pressed.parentElement?.querySelector<HTMLElement>("button:enabled");
      (pressed.disabled ? other : pressed)?.focus();
    });
  };
}
