import type { SeededRandom } from "#tests/support/seeded-random";

/** A sentence of each of the nine languages, to stand around what is hostile. */
const SENTENCES = [
  "A night by the reef",
  "Nuit près du récif",
  "Noche junto al arrecife",
  "Eine Nacht am Riff",
  "Notte vicino alla barriera",
  "Ночь у рифа",
  "ليلة بجانب الشعاب",
  "礁石边的一夜",
  "Usiku kando ya mwamba",
];

const SQL = [
  "' or 1=1 --",
  "'; drop table properties; --",
  "$1",
  "%' or '%'='",
  "\\'; select pg_sleep(9); --",
  "1) union all select null--",
  "%_%\\",
  "\\",
  "E'\\x00'",
  "{1,2}",
  '{"}',
];

const HTML = [
  "<script>alert(1)</script>",
  "</script><script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "<svg/onload=alert(1)>",
  "{{7*7}}${7*7}<%= 7*7 %>",
  "javascript:alert(1)",
  "<!--",
  "]]>",
  "&#0;&#x110000;",
];

const EDGE_CASES = [
  "",
  " ",
  "\0",
  "a\0b",
  "\u202Egnp.exe",
  "\uFEFF",
  "\uFFFE\uFFFF",
  "\u{10FFFF}",
  "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘",
  "👩‍👩‍👧‍👦🇹🇿",
  "null",
  "undefined",
  "NaN",
  "Infinity",
  "-0",
  "1e309",
  "99999999999999999999999999",
  "0x10",
  "1.7976931348623157e308",
  "-1",
  "2147483648",
  "9223372036854775808",
  "0000-00-00",
  "2027-02-30",
  "99999-12-31",
  "+275760-09-13T00:00:00Z",
  "-271821-04-20",
  "true",
  "[]",
  "{}",
  "[object Object]",
  "__proto__",
  "constructor",
  "../../../../etc/passwd",
  "//elsewhere.example",
  "https://elsewhere.example\r\nSet-Cookie: a=b",
  "00000000-0000-4000-8000-000000000000",
  "------------------------------------",
  "%",
  "%00",
  "%E0%A4%A",
  "\r\n\r\n",
  "\t",
];

/** What stands in fields that hold JSON, some of which databases refuse. */
const JSON_TEXTS = [
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"/scenes/white-beach-1920.webp":{"en":"\\u0000"}}',
  '{"/scenes/white-beach-1920.webp":{"en":"\\ud800"}}',
  '{"\\ud800":{"en":"x"}}',
  '{"\\u0000":{"en":"x"}}',
  '["\\ud800"]',
  '["\\u0000"]',
  "[".repeat(5_000),
  `${"[".repeat(500)}${"]".repeat(500)}`,
  `${'{"a":'.repeat(500)}1${"}".repeat(500)}`,
  "[1,2,3]",
  '"text"',
  "1e400",
  '{"a":1,}',
  '{"en":5}',
];

export function hostileText(chance: SeededRandom): string {
  switch (chance.integerBelow(7)) {
    case 0:
      return `${chance.pick(SENTENCES)}${chance.pick(SQL)}`;
    case 1:
      return `${chance.pick(SENTENCES)}${chance.pick(HTML)}`;
    case 2:
      return chance.pick(JSON_TEXTS);
    case 3:
      return chance.pick(SENTENCES).repeat(chance.pick([1, 20, 400]));
    case 4:
      return chance.bytes(chance.integerBelow(60)).toString("latin1");
    default:
      return chance.pick(EDGE_CASES);
  }
}

export const POLLUTING_NAMES = [
  "__proto__",
  "__proto__[a]",
  "__proto__.a",
  "constructor",
  "constructor[prototype][a]",
  "prototype",
  "toString",
  "hasOwnProperty",
  "a[b][c][d]",
  "a[]",
  "",
  " ",
  "\0",
  "then",
];

/** Bytes that no encoder makes of a text: for a path, a query or a form. */
export const BROKEN_ESCAPES = [
  "%",
  "%2",
  "%zz",
  "%00",
  "%C0%AF",
  "%E0%A4%A",
  "%FF%FE",
  "%ED%A0%80",
  "%F4%90%80%80",
  "%u0041",
  "%25%32%65",
  "\u00ff",
  "%0d%0aSet-Cookie:%20a=b",
];
