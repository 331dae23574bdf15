import { ChevronLeft, ChevronRight, RotateCcw, X } from "lucide-react";
import type { DragEvent, MouseEvent } from "react";
import { isBusy, type MediaItem } from "#app/features/media/use-uploads";

interface ImageTileProps {
  item: MediaItem;
  place: number;
  count: number;
  isDragged: boolean;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDrop: (event: DragEvent) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onRetry: () => void;
}

export function ImageTile({ item, place, count, ...on }: ImageTileProps) {
  const number = place + 1;
  return (
    <div
      className="image-tile"
      draggable
      data-dragged={on.isDragged || undefined}
      data-busy={isBusy(item) || undefined}
      onDragStart={on.onDragStart}
      onDragEnd={on.onDragEnd}
      onDrop={on.onDrop}
    >
      <img src={item.preview} alt={`${number}, ${item.name}`} draggable={false} />
      {place === 0 && <span className="image-cover">Cover</span>}
      <button type="button" className="tile-button tile-remove" aria-label={`Remove image ${number}`} title="Remove" onClick={on.onRemove}>
        <X aria-hidden />
      </button>
      {item.problem === null ? (
        <div className="tile-order">
          <button type="button" className="tile-button" aria-label={`Move earlier, image ${number}`} title="Move earlier" disabled={place === 0} onClick={keepFocus(() => on.onMove(place - 1))}>
            <ChevronLeft aria-hidden />
          </button>
          <button type="button" className="tile-button" aria-label={`Move later, image ${number}`} title="Move later" disabled={number === count} onClick={keepFocus(() => on.onMove(place + 1))}>
            <ChevronRight aria-hidden />
          </button>
        </div>
      ) : (
        <div className="tile-problem" role="alert">
          <p>{item.problem}</p>
          <button type="button" className="small-button" onClick={on.onRetry}>
            <RotateCcw aria-hidden />
            Retry
          </button>
        </div>
      )}
      {isBusy(item) && <progress className="upload-progress" value={item.progress} aria-label={`Uploading ${item.name}`} />}
    </div>
  );
}

/** Moving the tile in the page would drop the focus; at either end the button is gone, and the other one takes it. */
function keepFocus(move: () => void) {
  return ({ currentTarget: pressed }: MouseEvent<HTMLButtonElement>) => {
    move();
    requestAnimationFrame(() => {
      const other = pressed.parentElement?.querySelector<HTMLElement>("button:enabled");
      (pressed.disabled ? other : pressed)?.focus();
    });
  };
}
