/** The mark at the beginning of a file by which programs know its encoding. */
export const UTF8_BOM = "\uFEFF";

/**
 * A line of a table that Excel opens with every letter right when the file begins with the mark: every cell in quotes,
 * a Windows line end.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${escapeFormula(cell).replaceAll('"', '""')}"`).join(",")}\r\n`;
}

/**
 * A cell that begins like a formula would be calculated by a spreadsheet. An apostrophe before it makes it a text, and
 * comes off again on the way back; a text that has one already gets another, so that every text returns as it was.
 */
function escapeFormula(cell: string): string {
  return /^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}

export function unescapeFormula(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

/** A file to be kept, under a name of its own. */
export function csvResponse(name: string, text: string): Response {
  return new Response(text, {
    headers: { "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": `attachment; filename="${name}"` },
  });
}

/**
 * A file that is written while it is read: a million lines need no more memory than a thousand. Once it has begun, a
 * failure aborts it, so that a partial file is not taken for a complete one.
 */
export function csvStream(
  name: string,
  batches: AsyncGenerator<string[][]>,
  onError: (error: unknown) => void,
): Response {
  const encoder = new TextEncoder();
  let isFirst = true;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { value: lines, done } = await batches.next();
        if (done) return controller.close();
        controller.enqueue(encoder.encode((isFirst ? UTF8_BOM : "") + lines.map(csvLine).join("")));
        isFirst = false;
      } catch (error) {
        onError(error);
        controller.error(error);
      }
    },
    async cancel() {
      await batches.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}
