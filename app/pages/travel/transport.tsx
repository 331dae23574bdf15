import { ArrowRight, Bus, CarFront, Plane, Ship } from "lucide-react";
import { Suspense } from "react";
import { useTranslations } from "use-intl";
import type { GuideNote } from "#app/features/guide/schema";
import { lazyMap } from "#app/features/maps/components/lazy-map";
import type { MapPlace } from "#app/features/maps/schema";
import { CheckedOn, Notes, NoteText, splitNotes } from "#app/pages/travel/notes";
import { GuideSection } from "#app/pages/travel/section";
import { SiteLink } from "#app/platform/i18n/paths";

const TRANSPORT_MODES = [
  { way: "air", icon: <Plane aria-hidden /> },
  { way: "daladala", icon: <Bus aria-hidden /> },
  { way: "wheels", icon: <CarFront aria-hidden /> },
] as const;

/** Its script comes after that of the page: the server has drawn it. */
const GuideMap = lazyMap(async () => (await import("#app/pages/travel/guide-map")).GuideMap, "figure");

export function Transport({ notes, places }: { notes: GuideNote[] | undefined; places: MapPlace[] }) {
  const t = useTranslations("travelTransport");
  const { placed: ferries, others } = splitNotes(notes, "ferry");
  const [air, ...onLand] = TRANSPORT_MODES.map(({ way: mode, icon }) => (
    <li key={mode}>
      <span className="icon-tile">{icon}</span>
      <div>
        <h3 id={`by-${mode}`}>{t(mode)}</h3>
        <p>{t(`${mode}Body`)}</p>
      </div>
      {mode === "wheels" && (
        <SiteLink to="/:lang?/transportation" className="more-link">
          {t("vehicles")}
          <ArrowRight aria-hidden className="flip-rtl" />
        </SiteLink>
      )}
    </li>
  ));
  return (
    <GuideSection id="transportation" lead={t("lead")}>
      <ul className="ways-to-go">
        {air}
        {ferries.map((note, at) => (
          <li key={note.id}>
            <span className="icon-tile">
              <Ship aria-hidden />
            </span>
            <div>
              <h3 id={at === 0 ? "by-ferry" : `note-${note.id}`} lang={note.title.lang ?? undefined}>
                {note.title.text}
              </h3>
              {note.body && <NoteText text={note.body} />}
              <CheckedOn checked={note.checked} />
            </div>
          </li>
        ))}
        {onLand}
      </ul>
      <Notes notes={others} />
      <Suspense>
        <GuideMap places={places} />
      </Suspense>
    </GuideSection>
  );
}
