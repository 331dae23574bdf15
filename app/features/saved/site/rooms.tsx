import { useTranslations } from "use-intl";
import { SAVED_KINDS, type SavedKind } from "#app/features/page/saved-key";
import { SiteLink, type PublicPath } from "#app/platform/i18n/paths";

/** The list of each kind, and what it is called in the menu. */
export const ROOMS = {
  stay: { to: "/:lang?/stays", name: "stays" },
  experience: { to: "/:lang?/experiences", name: "experiences" },
  vehicle: { to: "/:lang?/transportation", name: "transportation" },
  property: { to: "/:lang?/real-estate", name: "realEstate" },
} as const satisfies Record<SavedKind, { to: PublicPath; name: string }>;

/** Ways to what can be saved. */
export function RoomLinks() {
  const t = useTranslations("nav");
  return (
    <div className="saved-rooms">
      {SAVED_KINDS.map((kind) => (
        <SiteLink key={kind} to={ROOMS[kind].to} className="btn btn-small btn-secondary">
          {t(ROOMS[kind].name)}
        </SiteLink>
      ))}
    </div>
  );
}
