import { COMPARED } from "#app/features/page/compared";

/** What was chosen to be compared, in this browser. */
const CHOICE_KEY = "pemba.compare";

export interface ChosenProperty {
  id: string;
  title: string;
}

/** Anything can stand in the storage, and it can be switched off. */
export function readChoice(): ChosenProperty[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(CHOICE_KEY) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored.filter(isChosen).slice(0, COMPARED.most);
  } catch {
    return [];
  }
}

function isChosen(value: unknown): value is ChosenProperty {
  const { id, title } = (value ?? {}) as Partial<Record<"id" | "title", unknown>>;
  return typeof id === "string" && typeof title === "string";
}

export function storeChoice(choice: readonly ChosenProperty[]): void {
  try {
    localStorage.setItem(CHOICE_KEY, JSON.stringify(choice));
  } catch {
    // The ticks of this page still hold.
  }
}
