import type { ErrorRows } from '../frame/fact.ts';

export const lists = ['hiring_events'] as const;

export const errors = {
  positions_differ: {
    status: 422,
    en: 'Choose places of one role.',
    ar: 'اختر أماكن من دور واحد.',
  },
} as const satisfies ErrorRows;
