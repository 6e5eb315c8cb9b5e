import type { CalendarDay } from '../time/calendar-day.ts';
import { missingForApproval, UNDER_AGE } from '../people/approval.ts';
import type { TeamLeaderStatus } from '../people/team-leader-status.ts';
import type { UsherStatus } from '../people/usher-status.ts';

/** Why two records cannot become one, as far as the records themselves say it. */
export const RECORD_MERGE_REFUSALS = [
  'merge_blocked',
  'merge_keep_further',
  'under_age',
  'approval_incomplete',
] as const;
type RecordMergeRefusal = (typeof RECORD_MERGE_REFUSALS)[number];

export type MergeSide = {
  readonly name_en: string;
  readonly name_ar: string;
  readonly phone: string | null;
  readonly photo: string | null;
  readonly birth_date: CalendarDay | null;
  /** null: does not wear this hat */
  readonly usher_status: UsherStatus | null;
  readonly leader_status: TeamLeaderStatus | null;
};

/** How far somebody has come on the way to approval. */
const STEP_OF: Readonly<Record<UsherStatus, number>> = {
  rejected: 0,
  pending: 1,
  in_interview: 2,
  approved: 3,
  // never merged
  blocked: 0,
};

const isFurther = (kept: MergeSide, other: MergeSide): boolean =>
  (kept.usher_status !== null &&
    other.usher_status !== null &&
    STEP_OF[other.usher_status] > STEP_OF[kept.usher_status]) ||
  (kept.leader_status === 'pending' && other.leader_status === 'approved');

/** A status that the kept record lacks comes along, and asks of it what it asked of the other. */
const comesApproved = (kept: MergeSide, other: MergeSide): boolean =>
  (kept.usher_status === null && other.usher_status === 'approved') ||
  (kept.leader_status === null && other.leader_status === 'approved');

/**
 * The kept record's status stays, so work that was given to somebody approved never comes to somebody who is not: of two that
 * wear one hat, the one that is further on the way to approval is kept. Null: nothing is in the way.
 */
export const refuseRecordMerge = (kept: MergeSide, other: MergeSide, today: CalendarDay): RecordMergeRefusal | null => {
  if (kept.usher_status === 'blocked' || other.usher_status === 'blocked') return 'merge_blocked';
  if (isFurther(kept, other)) return 'merge_keep_further';
  if (!comesApproved(kept, other)) return null;
  const filled = { ...kept, photo: kept.photo ?? other.photo, birth_date: kept.birth_date ?? other.birth_date };
  const missing = missingForApproval(filled, today);
  if (missing.includes(UNDER_AGE)) return 'under_age';
  return missing.length > 0 ? 'approval_incomplete' : null;
};
