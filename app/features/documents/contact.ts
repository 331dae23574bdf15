import type { Identity } from "#app/features/settings/identity";

/** Where we are found, line by line. Phones and addresses of mail keep their order among Arabic words. */
export function contactLines({ address, phone, email }: Identity): { text: string; isLtr: boolean }[] {
  return [
    { text: address, isLtr: false },
    ...[phone, email].filter((line) => line !== null).map((text) => ({ text, isLtr: true })),
  ];
}
