import { ChevronDown, LogOut, Settings } from "lucide-react";
import type { FormEvent } from "react";
import { Avatar } from "#app/features/auth/components/avatar";
import { SECONDARY_NAV_ITEMS } from "#app/layouts/admin/nav-items";
import { formatCappedCount } from "#app/platform/db/capped-count";
import { AddressLink } from "#app/platform/framework/address-link";
import { Menu } from "#app/ui/office/menu";
import { showToast, showToastOnNextPage } from "#app/ui/toasts";
import { ADMIN_PREFIX } from "#app/urls";

const SIGN_OUT = `${ADMIN_PREFIX}/sign-out`;

export function ProfileMenu({ name, email, failedMail }: { name: string; email: string; failedMail: number }) {
  return (
    <Menu
      label={`${name}, profile menu${failedMail > 0 ? ", mail failed" : ""}`}
      className="office-profile"
      align="end"
      button={
        <>
          <span className="office-profile-avatar">
            <Avatar name={name} tone="strong" />
            {failedMail > 0 && <i className="office-profile-alert" aria-hidden />}
          </span>
          <span className="office-profile-name">{name}</span>
          <ChevronDown aria-hidden />
        </>
      }
    >
      <p className="office-menu-head" role="none">
        {email}
      </p>
      <AddressLink role="menuitem" to={`${ADMIN_PREFIX}/settings`}>
        <Settings aria-hidden />
        Profile Settings
      </AddressLink>
      {SECONDARY_NAV_ITEMS.map(({ name, path, icon: Icon }) => (
        <AddressLink key={path} role="menuitem" to={path}>
          <Icon aria-hidden />
          {name}
          {name === "Mail" && failedMail > 0 && (
            <span className="office-count">
              {formatCappedCount(failedMail)}
              <span className="visually-hidden"> failed</span>
            </span>
          )}
        </AddressLink>
      ))}
      <form role="none" method="post" action={SIGN_OUT} onSubmit={logOut}>
        <button type="submit" role="menuitem">
          <LogOut aria-hidden />
          Logout
        </button>
      </form>
    </Menu>
  );
}

/** Leaves by a whole page load: nothing of the office may stay behind in this tab. */
async function logOut(event: FormEvent) {
  event.preventDefault();
  try {
    const answer = await fetch(SIGN_OUT, { method: "POST", headers: { Accept: "application/json" } });
    if (!answer.ok) throw new Error(`sign-out answered ${answer.status}`);
    showToastOnNextPage("success", "Logged out successfully");
    window.location.assign("/");
  } catch (error) {
    console.error(error);
    showToast("error", "Failed to log out");
  }
}
