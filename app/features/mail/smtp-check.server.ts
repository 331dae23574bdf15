import { createTransport } from "nodemailer";
import { TIMEOUTS } from "#app/features/mail/sender.server";

interface SmtpError extends Error {
  code?: string;
  response?: string;
}

/**
 * Connects and signs in, as for a message, and sends none. Says what is wrong, in words for whoever set SMTP_URL; null
 * when nothing is.
 */
export async function checkMailServer(url: string): Promise<string | null> {
  const transport = createTransport({ ...TIMEOUTS, url });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return explainSmtpError(error as SmtpError, url);
  } finally {
    transport.close();
  }
}

function explainSmtpError({ code = "", response, message }: SmtpError, url: string): string {
  const { host, username, password } = new URL(url);
  // Some servers echo the credentials: redact them.
  const said = [username, password]
    .map(decodeURIComponent)
    .filter(Boolean)
    .reduce((text, secret) => text.replaceAll(secret, "…"), response ?? message);
  if (code === "EAUTH") return `${host} refuses the user or password in SMTP_URL: ${said}`;
  if (code === "EDNS") return `${host} is not known: look at the host in SMTP_URL.`;
  if (code === "ETLS") return `${host} offers no secure connection that can be used, which SMTP_URL asks for: ${said}`;
  if (code === "ETIMEDOUT") return `${host} does not answer: look at host and port in SMTP_URL.`;
  if (code === "ESOCKET" || code === "ECONNECTION")
    return `${host} cannot be reached: look at host and port in SMTP_URL. ${said}`;
  return `${host} (SMTP_URL) cannot be used: ${said}`;
}
