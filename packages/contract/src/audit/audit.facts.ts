export const lists = ['audit'] as const;
