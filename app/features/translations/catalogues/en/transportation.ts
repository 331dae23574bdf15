export const transportation = {} as const;
