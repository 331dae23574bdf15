import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { useTranslations } from "use-intl";
import { Picture } from "#app/features/media/components/picture";

const SWIPE_PX = 40;

/**
 * Large pictures over the page: arrow keys, swipe and thumbnails; Escape closes. The native dialog keeps the focus
 * inside.
 */
export function Lightbox({
  images,
  texts,
  title,
  start,
  onClose,
}: {
  images: string[];
  texts: (string | null)[];
  title: string;
  start: number;
  onClose: () => void;
}) {
  const t = useTranslations("gallery");
  const dialog = useRef<HTMLDialogElement>(null);
  const pointerStart = useRef<number | null>(null);
  const [current, setCurrent] = useState(start);
  const total = images.length;
  const move = (by: number) => setCurrent((index) => (index + by + total) % total);

  useEffect(() => {
    dialog.current?.showModal();
    document.documentElement.style.overflow = "hidden";
    return () => {
      document.documentElement.style.overflow = "";
    };
  }, []);

  /** Towards the end of the line is forward, in either direction of writing. */
  const forward = () => (document.dir === "rtl" ? -1 : 1);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowRight") move(forward());
    if (event.key === "ArrowLeft") move(-forward());
  };
  const onPointerUp = (event: PointerEvent) => {
    const distance = event.clientX - (pointerStart.current ?? event.clientX);
    pointerStart.current = null;
    if (Math.abs(distance) > SWIPE_PX) move(distance < 0 ? forward() : -forward());
  };

  return (
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={t("label", { title })}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="lightbox-top">
        <b>{title}</b>
        <bdi>
          {current + 1} / {total}
        </bdi>
        <button
          type="button"
          className="lightbox-button"
          onClick={() => dialog.current?.close()}
          aria-label={t("close")}
        >
          <X aria-hidden />
        </button>
      </div>
      <div className="lightbox-stage">
        <button type="button" className="lightbox-button" onClick={() => move(-1)} aria-label={t("previous")}>
          <ChevronLeft aria-hidden className="flip-rtl" />
        </button>
        <div
          className="lightbox-picture"
          onPointerDown={(event) => {
            pointerStart.current = event.clientX;
          }}
          onPointerUp={onPointerUp}
        >
          <Picture
            key={current}
            src={images[current] ?? ""}
            alt={texts[current] ?? t("photo", { title, n: current + 1, total })}
            sizes="100vw"
            priority
          />
        </div>
        <button type="button" className="lightbox-button" onClick={() => move(1)} aria-label={t("next")}>
          <ChevronRight aria-hidden className="flip-rtl" />
        </button>
      </div>
      <div className="lightbox-thumbs">
        {images.map((image, index) => (
          <button
            key={image}
            type="button"
            onClick={() => setCurrent(index)}
            aria-label={t("open", { n: index + 1, total })}
            aria-current={index === current ? "true" : undefined}
          >
            <Picture src={image} alt="" sizes="92px" />
          </button>
        ))}
      </div>
    </dialog>
  );
}
