import { BellRing } from "lucide-react";
import { BrowserSwitch } from "#app/features/notifications/office/browser-switch";

/** The switch for the head of a screen other than the Notification Center. */
export function BrowserNotificationsToggle() {
  return (
    <BrowserSwitch>
      {(control, hint) => (
        <div className="browser-toggle">
          <div>
            <BellRing aria-hidden />
            <span aria-hidden>Browser notifications</span>
            {control}
          </div>
          {hint}
        </div>
      )}
    </BrowserSwitch>
  );
}
