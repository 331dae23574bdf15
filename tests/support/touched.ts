/** Which tables a statement reads and changes, by its plan. R read, I insert, U update, D delete. */
import type { PlanNode, Statement } from "#tests/support/statements";

export type Letter = "R" | "I" | "U" | "D";
export type Touched = [table: string, letter: Letter];

const OPERATIONS: Record<NonNullable<PlanNode["Operation"]>, Letter[]> = { Insert: ["I"], Update: ["U"], Delete: ["D"], Merge: ["I", "U", "D"] };

/** The database looks by itself whether what a row refers to is there. */
const FOREIGN_KEY_CHECK = /^SELECT 1 FROM ONLY /;

export function touchedBy({ text, plan }: Statement): Touched[] {
  return FOREIGN_KEY_CHECK.test(text) ? [] : touchedByNode(plan, undefined);
}

/** What is looked through to find the rows that are changed is not read. */
function touchedByNode(node: PlanNode, changed: string | undefined): Touched[] {
  const { "Relation Name": table, Operation: operation, Plans: children = [] } = node;
  const target = operation && table ? table : changed;
  return [...own(), ...children.flatMap((child) => touchedByNode(child, target))];

  function own(): Touched[] {
    if (!table || table.startsWith("pg_")) return [];
    if (!operation) return table === changed ? [] : [[table, "R"]];
    const letters: Letter[] = node["Conflict Resolution"] === "UPDATE" ? [...OPERATIONS[operation], "U"] : OPERATIONS[operation];
    return letters.map((letter) => [table, letter]);
  }
}
