import { readFileSync } from "node:fs";

const TICK_MS = 10;

/**
 * Processor time that a process and those it started have used so far, in milliseconds, those that have ended included:
 * other work on the machine changes it less than it does the clock.
 */
export function processorTime(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean);
  return ownTime(pid) + children.reduce((sum, child) => sum + timeOfChild(Number(child)), 0);
}

function ownTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  // utime, stime, and the same of children that were waited for.
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MS;
}

/** A connection of PostgreSQL may end while we look. */
function timeOfChild(pid: number): number {
  try {
    return processorTime(pid);
  } catch {
    return 0;
  }
}
