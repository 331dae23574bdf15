import { useId, useState, type FormEvent, type ReactNode } from "react";
import {
  requestBrowserPermission,
  useBrowserPermission,
  type BrowserPermission,
} from "#app/features/notifications/office/browser-permission";
import { PreferenceSwitch } from "#app/features/notifications/office/preference-switch";
import { usePreference } from "#app/features/notifications/office/preferences";

/**
 * Switch for browser notifications. The preference is stored per account, the permission per browser: it is
 * requested when switching on, and the hint says when it is denied or unsupported. `children` lays out both.
 */
export function BrowserSwitch({ children }: { children: (control: ReactNode, hint: ReactNode) => ReactNode }) {
  const { isOn, setOn } = usePreference("browser_notifications");
  const permission = useBrowserPermission();
  const [wasRefused, setRefused] = useState(false);
  const hintId = useId();

  async function requestAndEnable() {
    const answer = await requestBrowserPermission();
    setRefused(answer !== "granted");
    if (answer === "granted" && !isOn) await setOn(true);
  }

  function submit(event: FormEvent) {
    setRefused(false);
    if (isOn) return;
    event.preventDefault();
    void requestAndEnable();
  }

  const hint = hintFor(permission, isOn, wasRefused);
  const control = (
    <PreferenceSwitch preference="browser_notifications" describedBy={hint ? hintId : undefined} onSubmit={submit} />
  );
  const shownHint = (
    <output id={hintId} className="permission-hint">
      {hint}
      {isOn && permission === "default" && (
        <button type="button" className="text-link" onClick={() => void requestAndEnable()}>
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
  if (permission === "denied")
    return `Blocked by this browser. Allow notifications for this site in its settings${isOn ? "" : ", then switch on again"}.`;
  if (permission === "default")
    return isOn ? "This browser has not been asked yet." : "Not switched on: the browser was not allowed to show them.";
  return null;
}
