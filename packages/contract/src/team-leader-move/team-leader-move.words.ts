import type { Recorded } from '../frame/recorded.ts';

export const teamLeaderMoveRecorded: Recorded = {
  fields: { turned_down: { en: 'Turned down', ar: 'عدم القبول' } },
};
