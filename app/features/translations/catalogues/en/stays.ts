export const stays = {} as const;
