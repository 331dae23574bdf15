import { LifeBuoy, RotateCcw } from "lucide-react";
import { isRouteErrorResponse } from "react-router";

const ENGLISH = {
  title: "Something went wrong.",
  body: "Your data is safe. Refresh the page, or come back in a minute.",
  refresh: "Refresh Page",
  details: "Details",
};

/** Has no dependencies on context or loaders, so that it renders in any error state. */
export function CrashScreen({ error, texts = ENGLISH }: { error: unknown; texts?: typeof ENGLISH }) {
  return (
    <main className="crash" id="content">
      <span className="tile tile-coral">
        <LifeBuoy aria-hidden />
      </span>
      <h1 className="display">{texts.title}</h1>
      <p>{texts.body}</p>
      <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
        <RotateCcw aria-hidden />
        {texts.refresh}
      </button>
      <details>
        <summary>{texts.details}</summary>
        <pre dir="ltr">{describe(error)}</pre>
      </details>
    </main>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error))
    return `${error.status} ${typeof error.data === "string" ? error.data : error.statusText}`;
  return error instanceof Error ? error.message : "Unknown error";
}
