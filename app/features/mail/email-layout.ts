import { escapeMarkup } from "#app/platform/escape-markup";
import { directionOf, type Language } from "#app/platform/i18n/languages";

interface Framed {
  /** The name on the letterhead. */
  siteName: string;
  language: Language;
  subject: string;
  text: string;
  html: string;
}

/** A page to open from the message. */
export interface CallToAction {
  name: string;
  address: string;
  /** What is said of the thing it leads to. */
  facts?: readonly string[];
  /** The id of a picture in the message. */
  picture?: string;
}

/** `stop` is set apart, at the end: the way to get no more messages of the kind. */
export function layoutText(
  { text }: Pick<Framed, "text">,
  ways: readonly CallToAction[],
  stop: CallToAction | undefined,
): string {
  const lines = [...ways, ...(stop ? [stop] : [])].map(({ name, address, facts }) =>
    facts ? [name, ...facts, address].join("\n") : `${name}: ${address}`,
  );
  return `${[text, ...lines].join("\n\n")}\n`;
}

function layoutStop({ name, address }: CallToAction): string {
  return `<p style="margin:28px 0 0;font-size:13px"><a href="${escapeMarkup(address)}" style="color:#42656d">${escapeMarkup(name)}</a></p>`;
}

/** One is a button; of several each is a line. */
function layoutWays(ways: readonly CallToAction[]): string {
  const [first] = ways;
  if (first && ways.length === 1)
    return `<p style="margin:24px 0 0"><a href="${escapeMarkup(first.address)}" style="display:inline-block;padding:12px 20px;border-radius:999px;background:#c6431c;color:#ffffff;font-weight:600;text-decoration:none">${escapeMarkup(first.name)}</a></p>`;
  return ways
    .map((way) => {
      if (way.facts) return layoutThing(way);
      const { name, address } = way;
      return `<p style="margin:14px 0 0"><a href="${escapeMarkup(address)}" style="color:#0b6e76;font-weight:600">${escapeMarkup(name)}</a></p>`;
    })
    .join("");
}

/** A thing with its picture beside what is said of it. Facts have their own direction: a price runs left to right. */
function layoutThing({ name, address, facts = [], picture: cid }: CallToAction): string {
  const href = escapeMarkup(address);
  const picture = cid
    ? `<td width="132" style="padding:0;vertical-align:top"><a href="${href}"><img src="cid:${escapeMarkup(cid)}" width="120" alt="" style="display:block;width:120px;border:0;border-radius:10px"></a></td>`
    : "";
  const lines = facts.map((fact) => `<br><bdi>${escapeMarkup(fact)}</bdi>`).join("");
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:18px 0 0"><tr>${picture}<td style="padding:0;vertical-align:top;font-size:15px;line-height:1.5"><a href="${href}" style="color:#0b6e76;font-weight:600"><bdi>${escapeMarkup(name)}</bdi></a>${lines}</td></tr></table>`;
}

/** The letterhead. Tables, because mailboxes lay out nothing else alike. */
export function layoutHtml(
  { siteName, language, subject, html }: Framed,
  ways: readonly CallToAction[],
  stop: CallToAction | undefined,
): string {
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;padding:0;background:#f8f1e4">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f8f1e4"><tr><td style="padding:24px 12px">
<table role="presentation" dir="${directionOf(language)}" align="center" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;margin:0 auto;border-radius:16px;background:#ffffff;font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif;font-size:16px;line-height:1.6;color:#0a2e37">
<tr><td style="padding:20px 28px;border-radius:16px 16px 0 0;background:#0a2e37;color:#ffffff;font-family:Georgia,'Times New Roman',serif;font-size:20px"><bdi dir="ltr">${escapeMarkup(siteName)}</bdi></td></tr>
<tr><td style="padding:28px">${html}${layoutWays(ways)}${stop ? layoutStop(stop) : ""}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
