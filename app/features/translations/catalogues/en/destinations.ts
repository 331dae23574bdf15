export const destinations = {} as const;
