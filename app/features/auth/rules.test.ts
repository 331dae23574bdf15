import { describe, expect, it } from "vitest";
import { canMailLinks, describeDevice, isLastEnabled } from "#app/features/auth/rules";

describe("a device in words", () => {
  it.each([
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36",
      "Chrome on Windows",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0",
      "Edge on Windows",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
      "Safari on iPhone",
    ],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:142.0) Gecko/20100101 Firefox/142.0", "Firefox on Mac"],
    [
      "Mozilla/5.0 (Linux; Android 15; SM-S928B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
      "Samsung Internet on Android",
    ],
    ["curl/8.5.0", "Unknown device"],
    ["", "Unknown device"],
    [null, "Unknown device"],
  ])("%s", (agent, words) => {
    expect(describeDevice(agent)).toBe(words);
  });
});

it("mails links with a mail server, an address of its own and a sender", () => {
  const site = { SMTP_URL: "smtp://mail.example", PUBLIC_URL: "https://pemba.example" };
  const from = { name: "Pemba", address: "hello@pemba.example" };
  const saved = { site_name: "Pemba", contact_email: "us@pemba.example", reply_to_email: null };
  expect(canMailLinks({ ...site, MAIL_FROM: from }, null)).toBe(true);
  expect(canMailLinks(site, saved)).toBe(true);
  expect(canMailLinks(site, { ...saved, contact_email: null, reply_to_email: "desk@pemba.example" })).toBe(false);
  expect(canMailLinks(site, null)).toBe(false);
  expect(canMailLinks({ ...site, PUBLIC_URL: undefined }, saved)).toBe(false);
  expect(canMailLinks({ ...site, SMTP_URL: undefined }, saved)).toBe(false);
});

it("knows the last one who can come in", () => {
  const [a, b, away] = [
    { id: "a", disabled_at: null },
    { id: "b", disabled_at: null },
    { id: "c", disabled_at: new Date() },
  ];
  expect(isLastEnabled(a, [a, away])).toBe(true);
  expect(isLastEnabled(a, [a, b])).toBe(false);
  expect(isLastEnabled(away, [a, away])).toBe(false);
});
