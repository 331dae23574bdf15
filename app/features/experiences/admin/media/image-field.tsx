import { ImagePlus } from "lucide-react";
import { useState, type ChangeEvent, type DragEvent } from "react";
import { admitImages, MAX_IMAGES } from "#app/features/experiences/admin/media/admission";
import { ImageTile } from "#app/features/experiences/admin/media/image-tile";
import { Notices } from "#app/features/experiences/admin/media/notices";
import type { Uploads } from "#app/features/media/use-uploads";
import { IMAGE_TYPES } from "#app/features/media/schema";

/** The pictures of a listing: chosen or dropped, put in order by dragging or with two buttons. */
export function ImageField({ uploads, error }: { uploads: Uploads; error: string | undefined }) {
  const { items } = uploads;
  const [notices, setNotices] = useState<string[]>([]);
  const [dragged, setDragged] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState("");

  function add(chosen: Iterable<File>) {
    const { files, notices } = admitImages([...chosen], MAX_IMAGES - items.length);
    setNotices(notices);
    uploads.add(files);
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    add(target.files ?? []);
    // The same file may be chosen again later.
    target.value = "";
  }

  function move(key: string, to: number) {
    uploads.move(key, to);
    setAnnouncement(`Moved to place ${to + 1} of ${items.length}`);
  }

  function remove(key: string) {
    uploads.remove(key);
    setNotices([]);
  }

  function drop(event: DragEvent, place: number) {
    event.preventDefault();
    event.stopPropagation();
    if (dragged) move(dragged, Math.min(place, items.length - 1));
    else add(event.dataTransfer.files);
    setDragged(null);
  }

  return (
    <div className="image-field" onDragOver={(event) => event.preventDefault()} onDrop={(event) => drop(event, items.length)}>
      {items.map(({ key, url }) => url && <input key={key} type="hidden" name="images" value={url} />)}
      <ul className="image-tiles" aria-label="Images">
        {items.map((item, place) => (
          <li key={item.key}>
            <ImageTile
              item={item}
              place={place}
              count={items.length}
              isDragged={item.key === dragged}
              onDragStart={() => setDragged(item.key)}
              onDragEnd={() => setDragged(null)}
              onDrop={(event) => drop(event, place)}
              onMove={(to) => move(item.key, to)}
              onRemove={() => remove(item.key)}
              onRetry={() => uploads.retry(item.key)}
            />
          </li>
        ))}
        <li>
          <label className="drop-tile">
            <ImagePlus aria-hidden />
            <b>Add images</b>
            <input id="images" className="visually-hidden" type="file" accept={IMAGE_TYPES.join(",")} multiple onChange={choose} />
          </label>
        </li>
      </ul>
      <output className="visually-hidden">{announcement}</output>
      <Notices texts={error ? [error, ...notices] : notices} />
    </div>
  );
}
