import { ChevronLeft, ChevronRight, Images } from "lucide-react";
import { lazy, Suspense, useRef, useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Picture } from "#app/features/media/components/picture";
import { hasWidthVariants, pictureUrlAtWidth } from "#app/features/media/schema";

const Lightbox = lazy(async () => ({ default: (await import("#app/features/media/components/lightbox")).Lightbox }));

const MOSAIC_SIZE = 5;
/** The same in the mosaic and among the slides, of which one is hidden: the browser then fetches one file for both. */
const FIRST_SIZES = "(max-width: 820px) 100vw, 656px";

/** The pictures of one thing: a mosaic on wide screens, one slide at a time on phones, all of them large on demand. */
export function Gallery({ images, texts, title }: { images: string[]; texts: (string | null)[]; title: string }) {
  const t = useTranslations("gallery");
  const [open, setOpen] = useState<number | null>(null);
  if (images.length === 0) return null;
  const inMosaic = images.slice(0, MOSAIC_SIZE);
  return (
    <section aria-label={t("label", { title })}>
      <div className="mosaic" data-count={inMosaic.length}>
        {inMosaic.map((image, index) => (
          <LightboxLink
            key={image}
            image={image}
            label={t("open", { n: index + 1, total: images.length })}
            onOpen={() => setOpen(index)}
          >
            <Picture
              src={image}
              alt={texts[index] ?? ""}
              sizes={index === 0 ? FIRST_SIZES : "(max-width: 820px) 100vw, 328px"}
              priority={index === 0}
            />
          </LightboxLink>
        ))}
        <button type="button" className="btn btn-small btn-secondary mosaic-all" onClick={() => setOpen(0)}>
          <Images aria-hidden />
          {t("all", { n: images.length })}
        </button>
      </div>
      <Slides images={images} texts={texts} onOpen={setOpen} />
      {open !== null && (
        <Suspense>
          <Lightbox images={images} texts={texts} title={title} start={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </section>
  );
}

/** A link to the picture itself, which is all there is without scripts; with them it opens the large view. */
function LightboxLink({
  image,
  label,
  onOpen,
  children,
}: {
  image: string;
  label: string;
  onOpen: () => void;
  children: ReactNode;
}) {
  return (
    <a
      href={hasWidthVariants(image) ? pictureUrlAtWidth(image, 1920) : image}
      data-button=""
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      <span className="visually-hidden">{label}</span>
      {children}
    </a>
  );
}

/** Swiping is the browser's own scrolling; the arrows wrap around at both ends. */
function Slides({
  images,
  texts,
  onOpen,
}: {
  images: string[];
  texts: (string | null)[];
  onOpen: (index: number) => void;
}) {
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
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.min(total - 1, Math.round(Math.abs(scrollLeft) / clientWidth)))
        }
      >
        {images.map((image, index) => (
          <LightboxLink
            key={image}
            image={image}
            label={t("open", { n: index + 1, total })}
            onOpen={() => onOpen(index)}
          >
            <Picture
              src={image}
              alt={texts[index] ?? ""}
              sizes={index === 0 ? FIRST_SIZES : "100vw"}
              priority={index === 0}
            />
          </LightboxLink>
        ))}
      </div>
      {total > 1 && (
        <>
          <button
            type="button"
            className="slides-arrow is-previous"
            onClick={() => go(current - 1)}
            aria-label={t("previous")}
          >
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
