import { describe, expect, it } from "vitest";
import { renderHtml, renderText, type EmailContent } from "#app/features/mail/email-content";
import {
  retryDelaySeconds,
  safeTypedText,
  canonicalMailbox,
  greetingName,
  oneLine,
  stateOf,
} from "#app/features/mail/rules";

describe("a message that failed", () => {
  it("is tried again later and later, and then no more", () => {
    const delays = [1, 2, 3, 4, 5, 6].map((attempts) => retryDelaySeconds(attempts)!);
    expect(delays[0]).toBe(60);
    for (const [at, delay] of delays.slice(1).entries()) expect(delay).toBeGreaterThan(delays[at]!);
    expect(retryDelaySeconds(7)).toBeNull();
  });

  it("has failed until it is sent or tried anew", () => {
    expect(stateOf({ sent_at: null, last_error: null })).toBe("waiting");
    expect(stateOf({ sent_at: null, last_error: "refused" })).toBe("failed");
    expect(stateOf({ sent_at: new Date(), last_error: null })).toBe("sent");
  });
});

describe("what a visitor typed", () => {
  it("cannot begin a header of its own", () => {
    expect(oneLine("Amina\r\nBcc: all@example.com\u2028\u0000x")).toBe("Amina Bcc: all@example.com x");
  });

  it("names a mailbox, also by another of its addresses", () => {
    for (const address of ["amina@example.com", "Amina@Example.com", "amina+1@example.com", "amina+a+b@example.com"])
      expect(canonicalMailbox(address)).toBe("amina@example.com");
    expect(canonicalMailbox("a.mina@example.com")).not.toBe("amina@example.com");
  });

  it("carries no links to an address that may be a stranger's", () => {
    for (const name of ["Amina Salim", "Anne-Marie O’Neill", "Dr. J. R. Ali", "أمينة سالم", "王小明"])
      expect(greetingName(name)).toBe(name);
    for (const name of [
      "Win at evil.example",
      "https://x.y",
      "www.evil.com",
      "me@evil.com",
      "call 12345",
      "a".repeat(81),
      " ",
      null,
    ])
      expect(greetingName(name)).toBeNull();
    expect(safeTypedText("House with 3 rooms")).toBe("House with 3 rooms");
    expect(safeTypedText("House, see evil.example/x")).toBeNull();
  });
});

describe("a letter", () => {
  const letter: EmailContent = {
    subject: "s",
    opening: ["Hello <b>you</b>,"],
    heading: 'Tea & "spice"',
    lines: [{ label: "Total", value: "$1,250.00", isLtr: true }],
    quote: { text: "<script>alert(1)</script>\nsecond", language: "ar" },
    closing: ["Bye"],
    smallPrint: "why",
  };

  const join = ({ label, value }: { label: string; value: string }) => `${label}: ${value}`;

  it("is plain text, with prices kept together among Arabic words", () => {
    expect(renderText(letter, "en", join)).toBe(
      'Hello <b>you</b>,\n\nTea & "spice"\nTotal: $1,250.00\n\n> <script>alert(1)</script>\n> second\n\nBye\n\n--\nwhy',
    );
    expect(renderText(letter, "ar", join)).toContain("Total: \u2066$1,250.00\u2069");
  });

  it("is HTML in which nothing that was typed is markup", () => {
    const html = renderHtml(letter);
    expect(html).toContain("Hello &lt;b&gt;you&lt;/b&gt;,");
    expect(html).toContain("Tea &amp; &quot;spice&quot;");
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain('<bdi dir="ltr">$1,250.00</bdi>');
  });
});
