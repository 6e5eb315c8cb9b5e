import type { CandidateReason, CandidateRow } from '@proline/contract/hiring/candidate';

const idOf = (number: number) => `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const reasonOf = (code: CandidateReason['code'], known: Partial<CandidateReason> = {}): CandidateReason => ({
  ...{ code, shift_id: null, event: null, leading: false, found: null, asked: null },
  ...{ missing: [], gender: null, status: null, until: null },
  ...known,
});

/** Somebody who is known well: 91.9 of 100 points. */
export const candidateOf = (number: number, name: string, known: Partial<CandidateRow> = {}): CandidateRow => ({
  usher: {
    ...{ id: idOf(number), code: number, name_en: name, name_ar: name, photo: null, gender: 'female' },
    ...{ city: 'Riyadh', status: 'approved', reliability: 96, rating: 4.8, ratings: 52 },
  },
  match: {
    tenths: 919,
    parts: [
      { part: 'reliability', tenths: 288, most_tenths: 300 },
      { part: 'rating', tenths: 190, most_tenths: 200 },
      { part: 'experience', tenths: 167, most_tenths: 200 },
      { part: 'distance', tenths: 135, most_tenths: 150 },
      { part: 'rest', tenths: 100, most_tenths: 100 },
      { part: 'fairness', tenths: 39, most_tenths: 50 },
    ],
    facts: {
      ...{ reliability: 96, attended: 76, rating: 4.8, ratings: 52, in_role: 7, in_category: 7, for_client: 2 },
      ...{ in_city: true, distance_km: 6, near_km: 60, rest_hours: 19, least_rest_hours: 8 },
      ...{ recent_hours: 12, median_hours: 18 },
    },
  },
  ...{ unsuitable: [], hand_only: [], flags: [], application: null, places: [] },
  ...known,
});
