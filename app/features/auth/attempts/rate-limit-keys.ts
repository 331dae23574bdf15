/** Where an attempt comes from: its network, and the device if it has signed in as this person before. */
export interface AttemptSource {
  network: string;
  device: string | null;
}

export const NETWORK_KEY_PREFIX = "sign-in network ";
export const DEVICE_KEY_PREFIX = "sign-in device ";

// What was typed as an email may hold spaces, so it comes last.
export const sourceKey = (email: string, { network, device }: AttemptSource) =>
  device ? `${DEVICE_KEY_PREFIX}${device} ${email}` : `${NETWORK_KEY_PREFIX}${network} ${email}`;
export const networkKey = (network: string) => `sign-in address ${network}`;
export const accountKey = (email: string) => `sign-in account ${email}`;
export const codeKey = (userId: string, device: string | null) =>
  device ? `sign-in code ${userId} ${device}` : `sign-in code ${userId}`;
export const passwordCheckKey = (userId: string) => `password ${userId}`;
