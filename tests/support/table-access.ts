/** Which tables a statement reads and changes, by its plan. R read, I insert, U update, D delete. */
import type { PlanNode, Statement } from "#tests/support/statement-log";

export type AccessLetter = "R" | "I" | "U" | "D";
export type TableAccess = [table: string, letter: AccessLetter];

const OPERATIONS: Record<NonNullable<PlanNode["Operation"]>, AccessLetter[]> = {
  Insert: ["I"],
  Update: ["U"],
  Delete: ["D"],
  Merge: ["I", "U", "D"],
};

/** The database looks by itself whether what a row refers to is there. */
const FOREIGN_KEY_CHECK = /^SELECT 1 FROM ONLY /;

export function tableAccessOf({ text, plan }: Statement): TableAccess[] {
  return FOREIGN_KEY_CHECK.test(text) ? [] : accessOfNode(plan, undefined);
}

/** A scan of the table that the statement changes does not count as a read. */
function accessOfNode(node: PlanNode, changedTable: string | undefined): TableAccess[] {
  const { "Relation Name": table, Operation: operation, Plans: children = [] } = node;
  const target = operation && table ? table : changedTable;
  return [...own(), ...children.flatMap((child) => accessOfNode(child, target))];

  function own(): TableAccess[] {
    if (!table || table.startsWith("pg_")) return [];
    if (!operation) return table === changedTable ? [] : [[table, "R"]];
    const letters: AccessLetter[] =
      node["Conflict Resolution"] === "UPDATE" ? [...OPERATIONS[operation], "U"] : OPERATIONS[operation];
    return letters.map((letter) => [table, letter]);
  }
}
