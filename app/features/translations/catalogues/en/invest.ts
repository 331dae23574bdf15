export const invest = {} as const;
