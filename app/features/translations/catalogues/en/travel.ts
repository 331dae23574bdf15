export const travel = {} as const;
