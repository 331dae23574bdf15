import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The router compares a form's origin with the address as our process sees it, which behind a proxy is not the
  // visitor's: it would refuse every form of an https site. server/guards.ts compares with the right one, before the
  // router is asked.
  allowedActionOrigins: ["**"],
} satisfies Config;
