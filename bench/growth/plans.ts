/** What the database really did for a page. */
import { openStatementLog, type PlanNode } from "#tests/support/statement-log";

export interface Explained {
  text: string;
  /** One line a node, indented. */
  plan: string[];
  /** The tables it reads from the first row to the last. */
  readWhole: string[];
}

export async function openPlans(url: string) {
  const log = await openStatementLog(url);
  return {
    async during(work: () => Promise<unknown>): Promise<Explained[]> {
      return (await log.during(work)).map(({ text, plan }) => {
        const nodes = walk(plan, 0);
        return {
          text,
          plan: nodes.map(({ line }) => line),
          readWhole: [...new Set(nodes.flatMap(({ whole }) => whole ?? []))],
        };
      });
    },
    close: () => log.close(),
  };
}

function walk(node: PlanNode, depth: number): { line: string; whole?: string }[] {
  const { "Node Type": type, "Relation Name": table, "Index Name": index } = node;
  const line = `${"  ".repeat(depth)}${type}${table ? ` on ${table}` : ""}${index ? ` by ${index}` : ""}`;
  return [
    { line, whole: type === "Seq Scan" ? table : undefined },
    ...(node.Plans ?? []).flatMap((child) => walk(child, depth + 1)),
  ];
}
