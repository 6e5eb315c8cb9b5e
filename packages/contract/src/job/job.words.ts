import type { Recorded } from '../frame/recorded.ts';

export const jobRecorded: Recorded = { fields: { again: { en: 'Retried', ar: 'أُعيدت محاولته' } } };
