import { CloudOff, LogIn, RotateCcw, TriangleAlert } from "lucide-react";
import { checkAndRetry, useReadFailure, type ReadFailure } from "#app/ui/office/loading/read-failure";
import { reauthenticate } from "#app/ui/office/reauthentication";

const TEXTS: Readonly<Record<ReadFailure, string>> = {
  "signed-out": "You are signed out. What you see stays as it is; after signing in you go on where you were.",
  unreachable: "The office could not be reached. What you see stays as it is; trying again…",
  failed: "Something could not be loaded. What you see stays as it is.",
};
const ICONS = { "signed-out": LogIn, unreachable: CloudOff, failed: TriangleAlert } as const;

/** Banner in the office layout while data of the current screen cannot be loaded. */
export function ReadFailureNotice() {
  const trouble = useReadFailure();
  return (
    // Always rendered: a live region announces only what is added to it.
    <div role="alert">{trouble && <Notice trouble={trouble} />}</div>
  );
}

function Notice({ trouble: failure }: { trouble: ReadFailure }) {
  const Icon = ICONS[failure];
  return (
    <div className="office-trouble" data-trouble={failure}>
      <Icon aria-hidden />
      <p>{TEXTS[failure]}</p>
      {failure === "signed-out" ? (
        <button type="button" className="button button-primary" onClick={() => void reauthenticate()}>
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
