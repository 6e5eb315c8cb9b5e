import type { CandidateTab } from '@proline/contract/hiring/candidate';

/** Who is shown beside the places: those who could have them, and those who have them. */
export type DeskTab = CandidateTab | 'holders';

export const DESK_TABS = [
  'applied',
  'recommended',
  'waitlist',
  'by_hand',
  'unsuitable',
  'holders',
] as const satisfies readonly DeskTab[];
