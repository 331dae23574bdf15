import { readFileSync } from "node:fs";
/**
 * What every file of this folder hands to run.ts: rows beside a reference taken in the same run, since cores are
 * shared.
 */
export interface Row {
  what: string;
  /** With its unit, as it is printed. */
  ours: string;
  /** What it is compared with; none when the aim is a bare figure. */
  reference?: string;
  ratio?: number;
  aim?: string;
  /** Undefined where nothing was aimed at. */
  met?: boolean;
}

export interface Measured {
  title: string;
  rows: Row[];
  /** What a reader needs to know besides, in Markdown. */
  notes?: string[];
}

/** Each file exports `measure` and runs alone too: `if (import.meta.main) console.log(asTable(await measure()))`. */
export type Measure = () => Promise<Measured>;

/** As it is printed; `asBody` is the same without its title. */
export function asTable(measured: Measured): string {
  return `## ${measured.title}\n\n${asBody(measured)}`;
}

export function asBody({ rows, notes = [] }: Measured): string {
  const lines = rows.map(({ what, ours, reference, ratio, aim, met }) =>
    [
      what,
      ours,
      reference ?? "",
      ratio?.toFixed(2) ?? "",
      aim ?? "",
      met === undefined ? "" : met ? "met" : "**not met**",
    ].join(" | "),
  );
  const table = ["what | ours | reference | ratio | aim | ", "--- | --- | --- | --- | --- | ---", ...lines].map(
    (line) => `| ${line} |`,
  );
  return [...table, "", ...notes.flatMap((note) => [note, ""])].join("\n");
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** What a process holds in memory, in MB. */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
}
