export const lists = ['join_requests'] as const;
