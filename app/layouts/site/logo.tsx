import { useSite } from "#app/features/settings/components/site-context";
import { SiteLink } from "#app/platform/i18n/paths";
import { LogoMark } from "#app/ui/logo";

export function Logo() {
  return (
    <SiteLink to="/:lang?" className="logo">
      <LogoMark />
      {useSite().identity.name}
    </SiteLink>
  );
}
