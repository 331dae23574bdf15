import { ChevronLeft, ChevronRight, Images } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Lightbox } from "#app/features/media/components/lightbox";
import { Picture } from "#app/features/media/components/picture";

const IN_MOSAIC = 5;

/** The pictures of one thing: a mosaic on wide screens, one slide at a time on phones, all of them large on demand. */
export function Gallery({ images, texts, title }: { images: string[]; texts: (string | null)[]; title: string }) {
  const t = useTranslations("gallery");
  const [open, setOpen] = useState<number | null>(null);
  if (images.length === 0) return null;
  const inMosaic = images.slice(0, IN_MOSAIC);
  return (
    <section aria-label={t("label", { title })}>
      <div className="mosaic" data-count={inMosaic.length}>
        {inMosaic.map((image, index) => (
          <button key={image} type="button" onClick={() => setOpen(index)}>
            <span className="visually-hidden">{t("open", { n: index + 1, total: images.length })}</span>
            <Picture src={image} alt={texts[index] ?? ""} sizes={index === 0 ? "(max-width: 820px) 100vw, 656px" : "(max-width: 820px) 100vw, 328px"} first={index === 0} />
          </button>
        ))}
        <button type="button" className="btn btn-small btn-secondary mosaic-all" onClick={() => setOpen(0)}>
          <Images aria-hidden />
          {t("all", { n: images.length })}
        </button>
      </div>
      <Slides images={images} texts={texts} onOpen={setOpen} />
      {open !== null && <Lightbox images={images} texts={texts} title={title} start={open} onClose={() => setOpen(null)} />}
    </section>
  );
}

/** Swiping is the browser's own scrolling; the arrows wrap around at both ends. */
function Slides({ images, texts, onOpen }: { images: string[]; texts: (string | null)[]; onOpen: (index: number) => void }) {
  const t = useTranslations("gallery");
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const total = images.length;
  const go = (index: number) => {
    const next = (index + total) % total;
    const slide = track.current?.children[next];
    const behavior = Math.abs(next - current) === 1 ? "smooth" : "instant";
    slide?.scrollIntoView({ behavior, block: "nearest", inline: "center" });
  };
  return (
    <div className="slides">
      <div
        ref={track}
        className="slides-track"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setCurrent(Math.min(total - 1, Math.round(Math.abs(scrollLeft) / clientWidth)))}
      >
        {images.map((image, index) => (
          <button key={image} type="button" onClick={() => onOpen(index)}>
            <span className="visually-hidden">{t("open", { n: index + 1, total })}</span>
            <Picture src={image} alt={texts[index] ?? ""} sizes="100vw" first={index === 0} />
          </button>
        ))}
      </div>
      {total > 1 && (
        <>
          <button type="button" className="slides-arrow is-previous" onClick={() => go(current - 1)} aria-label={t("previous")}>
            <ChevronLeft aria-hidden className="flip-rtl" />
          </button>
          <button type="button" className="slides-arrow is-next" onClick={() => go(current + 1)} aria-label={t("next")}>
            <ChevronRight aria-hidden className="flip-rtl" />
          </button>
          <bdi className="slides-count">
            {current + 1} / {total}
          </bdi>
        </>
      )}
    </div>
  );
}
