import type { ActionRows, ErrorRows } from '../frame/fact.ts';

export const actions = {
  return: { en: 'Returned to pending', ar: 'إعادة إلى الانتظار' },
  turn_down: { en: 'Turned down', ar: 'عدم القبول' },
  take_back: { en: 'Took back turning down', ar: 'التراجع عن عدم القبول' },
} as const satisfies ActionRows;

export const errors = {
  leads_live_event: {
    status: 409,
    en: 'This team leader leads a running event.',
    ar: 'يقود قائد الفريق هذا فعالية جارية.',
  },
} as const satisfies ErrorRows;
