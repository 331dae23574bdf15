export interface S3Address {
  endpoint: string;
  bucket: string;
  region: string;
  pathStyle: boolean;
  /** Null: from where programs for AWS usually have them. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

const SWITCH: Record<string, boolean> = { on: true, off: false };

/** s3://key:secret@host/bucket?region=eu-central-1&pathStyle=on&tls=on; null when it says something else. */
export function parseS3Address(text: string): S3Address | null {
  // Of an address they do not know, browsers and Node read host and port by other rules.
  if (!text.startsWith("s3://") || !URL.canParse(text.replace(/^s3:/, "https:"))) return null;
  const { host, pathname, username, password, searchParams } = new URL(text.replace(/^s3:/, "https:"));
  const bucket = /^\/([a-z0-9][a-z0-9.-]{1,62})\/?$/.exec(pathname)?.[1];
  const [pathStyle, tls] = ["pathStyle", "tls"].map((name) => SWITCH[searchParams.get(name) ?? "on"]);
  const known = [...searchParams.keys()].every((name) => ["region", "pathStyle", "tls"].includes(name));
  if (!bucket || !known || pathStyle === undefined || tls === undefined || Boolean(username) !== Boolean(password))
    return null;
  return {
    endpoint: `${tls ? "https" : "http"}://${host}`,
    bucket,
    region: searchParams.get("region") ?? "us-east-1",
    pathStyle,
    credentials: username
      ? { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) }
      : null,
  };
}
