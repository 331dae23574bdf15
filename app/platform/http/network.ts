import { isIPv6 } from "node:net";

/**
 * The network somebody asks from, which limits are counted by: an IPv4 address is one, and of an IPv6 address the first
 * half, for whoever has a line has all the addresses of the other half.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const unzoned = address.replace(/%.*/, "");
  if (!isIPv6(unzoned)) return address;
  const [start = "", end] = new URL(`http://[${unzoned}]`).hostname.slice(1, -1).split("::");
  const [first, last] = [start, end ?? ""].map((groups) => groups.split(":").filter(Boolean)) as [string[], string[]];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => "0");
  return `${[...first, ...zeros, ...last].slice(0, 4).join(":")}::/64`;
}
