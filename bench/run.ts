/**
 * Runs the measurements one after the other, or those that are named, on the built server; prints their tables and
 * keeps them in results.md.
 *   npm run bench [-- names]
 */
import { stop } from "../scripts/project.ts";
import { asBody, asTable, type Measure } from "./measurement.ts";
import { saveSection } from "./results.ts";

const ALL = [
  "pages",
  "rendering",
  "lighthouse",
  "first-tap",
  "growth",
  "bookings",
  "guests",
  "alerts",
  "writes",
  "start",
  "project",
  "customers",
  "search",
  "site-search",
  "places",
  "migration",
  "documents",
];

// What is left after them would be sizes, which a measurement that is run alone takes.
const asked = process.argv.splice(2);
const unknown = asked.find((name) => !ALL.includes(name));
if (unknown) stop(`There is no measurement "${unknown}", but ${ALL.join(", ")}.`);

let hasFailed = false;
for (const name of asked.length > 0 ? asked : ALL) {
  console.log(`\n${name} ...`);
  try {
    const { measure } = (await import(`./${name}.ts`)) as { measure: Measure };
    const measured = await measure();
    console.log(`\n${asTable(measured)}`);
    saveSection(measured.title, asBody(measured), `npm run bench -- ${name}`);
  } catch (error) {
    hasFailed = true;
    console.error(`${name} could not be measured:`, error);
  }
}
process.exit(hasFailed ? 1 : 0);
