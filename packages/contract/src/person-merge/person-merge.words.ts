import type { Recorded } from '../frame/recorded.ts';

export const personMergeRecorded: Recorded = {
  fields: {
    merged_record: { en: 'Merged record', ar: 'السجل المدموج' },
    merged_into_record: { en: 'Merged into', ar: 'دُمج في' },
  },
};
