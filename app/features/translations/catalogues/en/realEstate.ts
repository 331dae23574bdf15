export const realEstate = {} as const;
