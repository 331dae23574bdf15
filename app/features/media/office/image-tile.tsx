import { ChevronLeft, ChevronRight, Crop, RotateCcw, Star, TextSelect, X } from "lucide-react";
import { useState, type DragEvent, type KeyboardEvent, type MouseEvent } from "react";
import { isBusy, type MediaItem } from "#app/features/media/use-uploads";

interface ImageTileProps {
  item: MediaItem;
  index: number;
  count: number;
  isDescribed: boolean;
  isDragged: boolean;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDrop: (event: DragEvent) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onRetry: () => void;
  onCrop: () => void;
  onDescribe: () => void;
}

export function ImageTile({ item, index, count, isDescribed, ...on }: ImageTileProps) {
  const [isOver, setIsOver] = useState(false);
  const number = index + 1;
  const isStored = item.phase === "stored";

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    const targets: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 };
    const to = targets[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (to < 0 || to >= count || to === index) return;
    on.onMove(to);
    restoreFocus(event.target as HTMLElement);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the buttons inside
    <div role="group" aria-label={`Image ${number} of ${count}`} onKeyDown={moveByKey}>
      <div
        className="image-tile"
        draggable
        data-dragged={on.isDragged || undefined}
        data-over={(isOver && !on.isDragged) || undefined}
        data-busy={isBusy(item) || undefined}
        onDragStart={(event) => {
          // Without data some browsers drag nothing.
          event.dataTransfer.setData("text/plain", item.name);
          event.dataTransfer.effectAllowed = "move";
          on.onDragStart();
        }}
        onDragEnd={on.onDragEnd}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          setIsOver(false);
          on.onDrop(event);
        }}
      >
        <img src={item.preview} alt={`${number}, ${item.name}`} draggable={false} />
        {index === 0 && <span className="image-cover">Cover</span>}
        <button
          type="button"
          className="tile-button tile-remove"
          aria-label={`Remove image ${number}`}
          title="Remove"
          onClick={on.onRemove}
        >
          <X aria-hidden />
        </button>
        {item.problem !== null && (
          <div className="tile-problem" role="alert">
            <p>{item.problem}</p>
            <button type="button" className="small-button" onClick={on.onRetry}>
              <RotateCcw aria-hidden />
              Retry
            </button>
          </div>
        )}
        {isBusy(item) && (
          <>
            <span className="tile-percent">
              {item.phase === "waiting" ? "Waiting…" : `${Math.round(item.progress * 100)}%`}
            </span>
            <progress className="upload-progress" value={item.progress} aria-label={`Uploading ${item.name}`} />
          </>
        )}
      </div>
      <div className="tile-tools">
        <button
          type="button"
          aria-label={`Move earlier, image ${number}`}
          title="Move earlier"
          disabled={index === 0}
          onClick={restoringFocus(() => on.onMove(index - 1))}
        >
          <ChevronLeft aria-hidden />
        </button>
        <button
          type="button"
          aria-label={`Move later, image ${number}`}
          title="Move later"
          disabled={number === count}
          onClick={restoringFocus(() => on.onMove(index + 1))}
        >
          <ChevronRight aria-hidden />
        </button>
        <button
          type="button"
          aria-label={`Make cover, image ${number}`}
          title="Make cover"
          disabled={index === 0}
          onClick={restoringFocus(() => on.onMove(0))}
        >
          <Star aria-hidden />
        </button>
        <button
          type="button"
          aria-label={`Crop image ${number}`}
          title="Crop"
          disabled={isBusy(item)}
          onClick={on.onCrop}
        >
          <Crop aria-hidden />
        </button>
        <button
          type="button"
          className="tile-describe"
          data-done={isDescribed || undefined}
          aria-label={`Describe image ${number}, ${isDescribed ? "described" : "not described yet"}`}
          title={isDescribed ? "Described" : "Describe"}
          disabled={!isStored}
          onClick={on.onDescribe}
        >
          <TextSelect aria-hidden />
          <span>{isDescribed ? "Described" : "Describe"}</span>
        </button>
      </div>
    </div>
  );
}

/** Moving the tile in the page would drop the focus; at either end the button is off, and another one takes it. */
function restoringFocus(move: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    move();
    restoreFocus(currentTarget);
  };
}

function restoreFocus(control: HTMLElement) {
  requestAnimationFrame(() => {
    const other = control.parentElement?.querySelector<HTMLElement>("button:enabled");
    (control.matches(":disabled") ? other : control)?.focus();
  });
}
