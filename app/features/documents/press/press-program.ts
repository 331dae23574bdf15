import { readFile } from "node:fs/promises";
import init, {
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
  type TypstCompiler,
} from "@myriaddreamin/typst-ts-web-compiler";
import type { PressAnswer, PressJob } from "#app/features/documents/press/job";

/**
 * The press: a process of its own that sets documents with Typst. It reads the font files it is told and nothing else:
 * there is no file access and no package registry behind its compiler.
 */
const wasm = new URL(import.meta.resolve("@myriaddreamin/typst-ts-web-compiler/wasm"));

/** Of the compiler's formats of what went wrong: one text for each. */
const AS_TEXT = 3;

let opened: Promise<TypstCompiler> | undefined;
/** What the compiler has at hand: a document in the same language needs the same. */
let fontsAtHand = "";

async function openCompiler(): Promise<TypstCompiler> {
  await init({ module_or_path: await readFile(wasm) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  return builder.build();
}

async function setDocument({ templates, main, data, pictures, fonts }: PressJob): Promise<PressAnswer> {
  opened ??= openCompiler();
  const compiler = await opened;
  if (fonts.join() !== fontsAtHand) {
    const resolver = new TypstFontResolverBuilder();
    for (const file of fonts) resolver.add_raw_font(await readFile(file));
    compiler.set_fonts(await resolver.build());
    fontsAtHand = fonts.join();
  }
  compiler.reset_shadow();
  for (const [name, source] of Object.entries(templates)) compiler.add_source(`/${name}`, source);
  for (const [name, bytes] of Object.entries(pictures)) compiler.map_shadow(`/pictures/${name}`, bytes);
  const inputs = [["data", data]];
  const made = compiler.compile(`/${main}`, inputs, "pdf", AS_TEXT) as { result?: Uint8Array; diagnostics?: unknown };
  if (!made.result) return { ok: false, reason: JSON.stringify(made.diagnostics ?? "nothing was made").slice(0, 500) };
  return { ok: true, pdf: made.result, pages: countPages(made.result) };
}

/** Each page is an object of its own and says so; the list of all of them says another word. */
function countPages(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf)
      .toString("latin1")
      .match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
  );
}

process.on("message", (job: PressJob) => {
  void setDocument(job)
    // The compiler is in an unknown state after a panic: who waits hears of the end of the process.
    .catch((error: unknown): PressAnswer => ({ ok: false, reason: String(error).slice(0, 500) }))
    .then((answer) => process.send?.(answer, undefined, undefined, () => answer.ok || process.exit(1)));
});
process.on("disconnect", () => process.exit(0));
