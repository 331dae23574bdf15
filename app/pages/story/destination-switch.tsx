import { useTranslations } from "use-intl";
import { SiteNavLink, type PublicPath } from "#app/platform/i18n/paths";

const DESTINATIONS = [
  { to: "/:lang?/why-pemba/pristine-beaches", name: "beaches" },
  { to: "/:lang?/why-pemba/lush-forest", name: "forest" },
  { to: "/:lang?/why-pemba/cultural-heritage", name: "culture" },
] as const satisfies { to: PublicPath; name: string }[];

/** From one of the three pages to the others. */
export function DestinationSwitch() {
  const t = useTranslations("destinations");
  const nav = useTranslations("nav");
  return (
    <nav className="story-switch" aria-label={nav("whyPemba")}>
      {DESTINATIONS.map(({ to, name }) => (
        <SiteNavLink key={to} to={to}>
          {t(name)}
        </SiteNavLink>
      ))}
    </nav>
  );
}
