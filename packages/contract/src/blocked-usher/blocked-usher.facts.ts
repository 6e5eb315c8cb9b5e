export const lists = ['blocked_ushers'] as const;
