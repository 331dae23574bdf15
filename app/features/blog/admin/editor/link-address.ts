import { isLinkAddress } from "#app/features/blog/article-html";

/**
 * The address somebody meant: "example.com/path" is one of the web, "a@example.com" one for mail. Null when it is none
 * we link to.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  if (/^([\p{L}\p{N}-]+\.)+\p{L}{2,}(:\d+)?([/?#]\S*)?$/u.test(text)) return `https://${text}`;
  return /\s/.test(text) || !isLinkAddress(text) ? null : text;
}
