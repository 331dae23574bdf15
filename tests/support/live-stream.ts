import type { Page } from "@playwright/test";

/** Listens beside an office that may be offline: `heard` resolves when the server has told everybody of such an event. */
export async function listenBeside(
  office: Page,
  url: string,
  event: "request" | "calendar",
): Promise<{ heard: Promise<void> }> {
  const cookies = await office.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const { body } = await fetch(`${url}/1324admin/live`, { headers: { cookie } });
  if (!body) throw new Error("there is no stream");
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const read = async (): Promise<void> => {
    const { value, done } = await reader.read();
    text += value ?? "";
    if (text.includes(`event: ${event}`)) return reader.cancel();
    if (done) throw new Error("the stream has ended");
    return read();
  };
  return { heard: read() };
}
