import { CloudOff, LogIn, RotateCcw, TriangleAlert } from "lucide-react";
import { checkAndRetry, useTrouble, type Trouble } from "#app/ui/office/reading/trouble";
import { reopenSession } from "#app/ui/office/session";

const TEXTS: Readonly<Record<Trouble, string>> = {
  "signed-out": "You are signed out. What you see stays as it is; after signing in you go on where you were.",
  unreachable: "The office could not be reached. What you see stays as it is; trying again…",
  failed: "Something could not be loaded. What you see stays as it is.",
};
const ICONS = { "signed-out": LogIn, unreachable: CloudOff, failed: TriangleAlert } as const;

/** Stands in the frame of the office while something on the screen cannot be read. */
export function TroubleNotice() {
  const trouble = useTrouble();
  return (
    // Always there, so that what comes into it is read aloud.
    <div role="alert">{trouble && <Notice trouble={trouble} />}</div>
  );
}

function Notice({ trouble }: { trouble: Trouble }) {
  const Icon = ICONS[trouble];
  return (
    <div className="office-trouble" data-trouble={trouble}>
      <Icon aria-hidden />
      <p>{TEXTS[trouble]}</p>
      {trouble === "signed-out" ? (
        <button type="button" className="button button-primary" onClick={() => void reopenSession()}>
          Sign in
        </button>
      ) : (
        <button type="button" className="button button-secondary" onClick={() => void checkAndRetry()}>
          <RotateCcw aria-hidden />
          Try again
        </button>
      )}
    </div>
  );
}
