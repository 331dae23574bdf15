import type { ClientActionFunctionArgs } from "react-router";
import { capitalNoun, type ContentKind } from "#app/features/history/office/content-kinds";
import { textFields } from "#app/platform/http/form";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { toastOutcome, type OutcomeTexts } from "#app/ui/office/outcome-toast";

export function listFailureText({ plural }: ContentKind): string {
  return `Failed to load ${plural}`;
}

export function editFailureText({ noun }: ContentKind): string {
  return `Failed to load ${noun}`;
}

export function contentListClientLoader<Screen extends { list: unknown }>(kind: ContentKind) {
  return officeLoader<Screen>({ failure: listFailureText(kind), isComplete: ({ list }) => list !== null });
}

export function contentEditClientLoader<Screen>(kind: ContentKind) {
  return officeLoader<Screen>({ failure: editFailureText(kind), isComplete: (screen) => screen !== null });
}

/** Says how deleting a row went, or with `flagTexts` how its switch did. */
export function contentListClientAction(kind: ContentKind, flagTexts?: (form: Record<string, string>) => OutcomeTexts) {
  return async ({ request, serverAction }: ClientActionFunctionArgs) => {
    const form = textFields(await request.clone().formData());
    const texts = flagTexts && form.intent !== "delete" ? flagTexts(form) : deleteTexts(kind);
    return toastOutcome(() => serverAction<{ ok: boolean; reason?: string }>(), texts);
  };
}

function deleteTexts(kind: ContentKind): OutcomeTexts {
  return {
    success: `${capitalNoun(kind)} deleted successfully`,
    failure: `Failed to delete ${kind.noun}`,
    gone: `This ${kind.noun} is gone already`,
  };
}
