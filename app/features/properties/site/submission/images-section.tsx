import { CircleAlert, ImagePlus, Images } from "lucide-react";
import { useRef, useState, type ChangeEvent, type DragEvent } from "react";
import { useTranslations } from "use-intl";
import { IMAGE_TYPES } from "#app/features/media/schema";
import { ImageTile } from "#app/features/properties/site/submission/image-tile";
import { Section } from "#app/features/properties/site/submission/section";
import type { Submission } from "#app/features/properties/site/submission/use-submission";
import { useFieldName, useProblemText } from "#app/features/properties/site/submission/submission-texts";
import { MAX_SUBMITTED_IMAGES } from "#app/features/properties/submission";

/** The pictures: chosen or dropped, sent at once, put in order by dragging or with two buttons. */
export function ImagesSection({ submission }: { submission: Submission }) {
  const t = useTranslations("submitImages");
  const nameOf = useFieldName();
  const textOf = useProblemText();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [dragged, setDragged] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const { uploads, errors, ready } = submission;
  const { items } = uploads;

  function add(chosen: Iterable<File>) {
    const all = [...chosen];
    const pictures = all.filter(({ type }) => (IMAGE_TYPES as readonly string[]).includes(type));
    const room = MAX_SUBMITTED_IMAGES - items.length;
    submission.mend("images");
    if (pictures.length < all.length) submission.setError("images", "type");
    if (pictures.length > room) submission.setError("images", "tooManyImages");
    uploads.add(pictures.slice(0, room));
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    add(target.files ?? []);
    // The same file may be chosen again later.
    target.value = "";
  }

  function drop(event: DragEvent, place: number) {
    event.preventDefault();
    event.stopPropagation();
    setIsOver(false);
    if (dragged) move(dragged, Math.min(place, items.length - 1));
    else add(event.dataTransfer.files);
    setDragged(null);
  }

  function move(key: string, to: number) {
    uploads.move(key, to);
    setAnnouncement(t("moved", { n: to + 1, total: items.length }));
  }

  function remove(key: string) {
    uploads.remove(key);
    submission.mend("images");
    setAnnouncement(t("removed", { n: items.length - 1 }));
    input.current?.focus({ preventScroll: true });
  }

  return (
    <Section name="images" submission={submission}>
      <div
        className="submit-images"
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(!dragged);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => drop(event, items.length)}
      >
        {items.map(({ key, url }) => url && <input key={key} type="hidden" name="images" value={url} />)}
        <label className="submit-drop" data-over={isOver || undefined} data-invalid={errors.images ? true : undefined}>
          <ImagePlus aria-hidden />
          <span className="visually-hidden">{nameOf("images")} </span>
          <b>{t("drop")}</b>
          <span>{t.rich("choose", { u: (words) => <u>{words}</u> })}</span>
          <input
            ref={input}
            id="field-images"
            type="file"
            // With scripts each file is sent when it is chosen, and the form carries the addresses.
            name={ready ? undefined : "files"}
            accept={IMAGE_TYPES.join(",")}
            multiple
            aria-invalid={errors.images ? true : undefined}
            aria-describedby={errors.images ? "submit-images-error" : undefined}
            onChange={choose}
          />
        </label>
        {errors.images && (
          <p className="form-error" id="submit-images-error" role="alert">
            <CircleAlert aria-hidden />
            {textOf(errors.images, "images")}
          </p>
        )}
        {items.length > 0 && (
          <ul className="submit-tiles" aria-label={t("list")}>
            {items.map((item, place) => (
              <li key={item.key}>
                <ImageTile
                  item={item}
                  index={place}
                  count={items.length}
                  isDragged={item.key === dragged}
                  onDragStart={() => setDragged(item.key)}
                  onDragEnd={() => setDragged(null)}
                  onDrop={(event) => drop(event, place)}
                  onMove={(to) => move(item.key, to)}
                  onRemove={() => remove(item.key)}
                  onRetry={() => {
                    submission.mend("images");
                    uploads.retry(item.key);
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        <div className="submit-images-foot">
          <span>
            <Images aria-hidden />
            {t("count", { n: items.length, max: MAX_SUBMITTED_IMAGES })}
          </span>
          {items.length > 1 && <span>{t("order")}</span>}
        </div>
        <output className="visually-hidden">{announcement}</output>
      </div>
    </Section>
  );
}
