/** Where an attempt comes from: its network, and the device if it has signed in as this person before. */
export interface Source {
  network: string;
  device: string | null;
}

export const PAIR = "sign-in network ";
export const DEVICE = "sign-in device ";

// What was typed as an email may hold spaces, so it comes last.
export const pairKey = (email: string, { network, device }: Source) => (device ? `${DEVICE}${device} ${email}` : `${PAIR}${network} ${email}`);
export const networkKey = (network: string) => `sign-in address ${network}`;
export const accountKey = (email: string) => `sign-in account ${email}`;
export const codeKey = (userId: string, device: string | null) => (device ? `sign-in code ${userId} ${device}` : `sign-in code ${userId}`);
export const ownKey = (userId: string) => `password ${userId}`;
