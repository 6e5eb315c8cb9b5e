export const lists = ['usher_kpis', 'counted_shifts'] as const;
