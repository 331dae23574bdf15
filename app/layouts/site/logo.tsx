import { brand } from "#app/brand";
import { SiteLink } from "#app/platform/i18n/paths";
import { Mark } from "#app/ui/logo";

export function Logo() {
  return (
    <SiteLink to="/:lang?" className="logo">
      <Mark />
      {brand.name}
    </SiteLink>
  );
}
