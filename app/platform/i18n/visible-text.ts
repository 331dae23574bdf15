/** Spaces of every kind, control and format characters, halves of letters, and letters that are drawn as nothing. */
const INVISIBLE = /^[\s\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** A text as it is meant: without spaces around it, and empty when it shows nothing. */
export function visibleText(text: string): string {
  return INVISIBLE.test(text) ? "" : text.trim();
}

/** A key of an Arabic or Persian keyboard types other digits than ours. */
export function latinDigits(typed: string): string {
  return typed.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
