import { CircleAlert, ImagePlus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { PictureTiles } from "#app/features/guests/pictures/picture-tiles";
import { IMAGE_TYPES } from "#app/features/media/schema";

/** Why a picture is not there: it cannot be used, it could not be stored, or there are enough. */
export type PictureProblem = "refused" | "failed" | "limit" | "full" | "many";

export interface PictureTexts {
  add: string;
  /** How many there may be. */
  hint: string;
  /** What the list of them is called. */
  list: string;
  /** Without scripts: whether one that is stored already is sent along. */
  keep: (n: number) => string;
  preview: (n: number) => string;
  remove: (n: number) => string;
  removed: string;
  uploading: (name: string) => string;
  retry: string;
  problem: (problem: PictureProblem, name: string) => string;
}

/** What keeps the form from being sent. */
export interface PictureState {
  isBusy: boolean;
  /** The names of those that are not there. */
  failed: readonly string[];
}

export interface PictureFieldProps {
  id: string;
  /** Where pictures are sent, one at a time, and read. */
  address: string;
  /** Stored and not sent yet: of a form that came back, or of a draft. */
  initial: readonly string[];
  texts: PictureTexts;
  buttonClass: string;
  error: string | undefined;
  onChange: (state: PictureState) => void;
}

/**
 * Adds pictures to a message. Without scripts they come with the form. With scripts each is sent when it is chosen: what
 * does that is loaded then, and where it cannot be loaded, they come with the form all the same.
 */
export function PictureField({ id, address, initial, texts, buttonClass, error, onChange }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [Tiles, setTiles] = useState<typeof PictureTiles | null>(null);
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string | null>(null);

  // What was chosen before the scripts were there may be told of twice.
  const taken = useRef(new WeakSet<File>());
  async function takeOver() {
    const files = [...(input.current?.files ?? [])].filter((file) => !taken.current.has(file));
    for (const file of files) taken.current.add(file);
    const loaded = await import("#app/features/guests/pictures/picture-tiles").catch(() => null);
    if (!loaded || !input.current) return;
    setTiles(() => loaded.PictureTiles);
    setChosen((before) => [...before, ...files]);
    // The same file may be chosen again later.
    input.current.value = "";
  }
  useEffect(() => {
    // Files may have been chosen before the scripts were there.
    if (initial.length > 0 || input.current?.files?.length) void takeOver();
    // oxlint-disable-next-line react/exhaustive-deps -- once: what is chosen later says so itself
  }, []);

  const said = problem ?? error;
  const errorId = `${id}-error`;
  return (
    <div className="picture-field">
      {Tiles ? (
        <Tiles
          address={address}
          initial={initial}
          chosen={chosen}
          texts={texts}
          onChange={onChange}
          onProblem={setProblem}
          onRemove={() => input.current?.focus({ preventScroll: true })}
        />
      ) : (
        <KeptPictures address={address} ids={initial} texts={texts} />
      )}
      <div className="picture-add">
        <label className={buttonClass}>
          <ImagePlus aria-hidden />
          {texts.add}
          <input
            ref={input}
            id={id}
            type="file"
            name="files"
            accept={IMAGE_TYPES.join(",")}
            multiple
            aria-invalid={said ? true : undefined}
            aria-describedby={said ? errorId : undefined}
            onChange={() => void takeOver()}
          />
        </label>
        <span>{texts.hint}</span>
      </div>
      {said && (
        <p className="picture-problem" id={errorId} role="alert">
          <CircleAlert aria-hidden />
          {said}
        </p>
      )}
    </div>
  );
}

/** Pictures of a form that came back, each with a tick that says whether it goes along. */
function KeptPictures({ address, ids, texts }: { address: string; ids: readonly string[]; texts: PictureTexts }) {
  if (ids.length === 0) return null;
  return (
    <ul className="picture-tiles" aria-label={texts.list}>
      {ids.map((id, place) => (
        <li key={id} className="picture-tile">
          <label>
            <img src={`${address}/${id}?small`} alt="" />
            <input type="checkbox" name="pictures" value={id} defaultChecked aria-label={texts.keep(place + 1)} />
          </label>
        </li>
      ))}
    </ul>
  );
}
