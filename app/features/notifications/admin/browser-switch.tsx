import { useId, useState, type FormEvent, type ReactNode } from "react";
import { askPermission, useBrowserPermission, type BrowserPermission } from "#app/features/notifications/admin/browser-permission";
import { PreferenceSwitch } from "#app/features/notifications/admin/preference-switch";
import { usePreference } from "#app/features/notifications/admin/preferences";

/**
 * Notices of the browser, on or off. The account remembers the wish, each browser has its own say: it is asked when somebody switches
 * on, and the hint tells when it has refused or cannot. `children` places the two.
 */
export function BrowserSwitch({ children }: { children: (control: ReactNode, hint: ReactNode) => ReactNode }) {
  const { isOn, turn } = usePreference("browser_notifications");
  const permission = useBrowserPermission();
  const [wasRefused, setRefused] = useState(false);
  const hintId = useId();

  async function allowAndTurnOn() {
    const answer = await askPermission();
    setRefused(answer !== "granted");
    if (answer === "granted" && !isOn) await turn(true);
  }

  function submit(event: FormEvent) {
    setRefused(false);
    if (isOn) return;
    event.preventDefault();
    void allowAndTurnOn();
  }

  const hint = hintFor(permission, isOn, wasRefused);
  const control = <PreferenceSwitch preference="browser_notifications" describedBy={hint ? hintId : undefined} onSubmit={submit} />;
  const shownHint = (
    <output id={hintId} className="permission-hint">
      {hint}
      {isOn && permission === "default" && (
        <button type="button" className="text-link" onClick={() => void allowAndTurnOn()}>
          Allow in this browser
        </button>
      )}
    </output>
  );
  return children(control, shownHint);
}

function hintFor(permission: BrowserPermission, isOn: boolean, wasRefused: boolean): string | null {
  if (!isOn && !wasRefused) return null;
  if (permission === "unsupported") return "This browser cannot show notifications.";
  if (permission === "denied") return `Blocked by this browser. Allow notifications for this site in its settings${isOn ? "" : ", then switch on again"}.`;
  if (permission === "default") return isOn ? "This browser has not been asked yet." : "Not switched on: the browser was not allowed to show them.";
  return null;
}
