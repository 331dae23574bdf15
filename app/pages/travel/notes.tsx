import { useTranslations } from "use-intl";
import type { GuideNote, GuideText } from "#app/features/guide/schema";
import { GuideLink } from "#app/pages/travel/guide-link";

/** When staff last checked something. Of what nobody has checked nothing is claimed. */
export function CheckedOn({ checked }: { checked: GuideNote["checked"] }) {
  const t = useTranslations("travelItems");
  if (!checked) return null;
  return <p className="guide-checked">{t(checked.isOld ? "checkBefore" : "checkedOn", { date: checked.day })}</p>;
}

export function NoteText({ text: { text, lang }, className }: { text: GuideText; className?: string }) {
  return (
    <p lang={lang ?? undefined} className={className}>
      {text}
    </p>
  );
}

/** What staff have added to a section and that has no other place in it. */
export function Notes({ notes }: { notes: readonly GuideNote[] }) {
  if (notes.length === 0) return null;
  return (
    <div className="guide-notes">
      {notes.map((note) => (
        <div key={note.id} className="guide-note">
          {note.kind === "link" ? (
            <GuideLink note={note} className="more-link" />
          ) : (
            <h3 id={`note-${note.id}`} lang={note.title.lang ?? undefined}>
              {note.title.text}
            </h3>
          )}
          {note.body && <NoteText text={note.body} />}
          <CheckedOn checked={note.checked} />
        </div>
      ))}
    </div>
  );
}

/** Those of one kind, which have their own place, and the others. */
export function splitNotes(notes: readonly GuideNote[] = [], ...kinds: GuideNote["kind"][]) {
  const placed = notes.filter(({ kind }) => kinds.includes(kind));
  return { placed, others: notes.filter((note) => !placed.includes(note)) };
}
