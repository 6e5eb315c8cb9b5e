import type { AttendanceState, MarkMethod } from '../attendance/attendance-state.ts';
import type { PassClaims } from './pass-format.ts';

/**
 * unreadable: no pass at all; forged: not signed by us; replayed: this pass has done what it is shown for. What else speaks
 * against somebody who shows a genuine pass is what speaks against the mark.
 */
export const PASS_REFUSALS = [
  'pass_unreadable',
  'pass_forged',
  'pass_wrong_event',
  'pass_expired',
  'pass_revoked',
  'pass_wrong_shift',
  'pass_replayed',
] as const;
export type PassRefusal = (typeof PASS_REFUSALS)[number];

/** People leave late, and gates are busy then. */
export const PASS_HOURS_AFTER_SHIFT = 6;
const MS_PER_HOUR = 3_600_000;
const MS_PER_SECOND = 1_000;

/** A pass counts until some hours after its shift, in whole seconds. */
export const passExpiry = (shift_ends_at: Date): Date =>
  new Date(Math.ceil((shift_ends_at.getTime() + PASS_HOURS_AFTER_SHIFT * MS_PER_HOUR) / MS_PER_SECOND) * MS_PER_SECOND);

/** What is on record about the place that a pass is for; a row of the board has all of it. */
export type PassPlace = {
  readonly shift_id: string;
  /** of the only pass that counts */
  readonly pass_number: number;
  readonly state: AttendanceState;
  readonly method: MarkMethod | null;
  readonly out_method: MarkMethod | null;
};

export type PassFacts = {
  /** where it is shown */
  readonly event_id: string;
  /** for which shift people are let in; null: whichever theirs is */
  readonly shift_id: string | null;
  readonly kind: 'check_in' | 'check_out';
  readonly now: Date;
  /** null: nobody has this place any more */
  readonly place: PassPlace | null;
};

/** Why a genuine pass is not taken. Without a network a device asks the same, of the board that it keeps. */
export const refusePass = (
  claims: PassClaims,
  { event_id, shift_id, kind, now, place }: PassFacts,
): PassRefusal | null => {
  if (claims.event_id !== event_id) return 'pass_wrong_event';
  if (claims.expires_at <= now) return 'pass_expired';
  if (place === null || place.pass_number !== claims.number) return 'pass_revoked';
  if (shift_id !== null && place.shift_id !== shift_id) return 'pass_wrong_shift';
  return hasDone(kind, place) ? 'pass_replayed' : null;
};

const byPass = (method: MarkMethod | null): boolean => method === 'qr' || method === 'scanner';

/** Whoever is in by a pass is so by this one, because only one counts. */
const hasDone = (kind: PassFacts['kind'], { state, method, out_method }: PassPlace): boolean => {
  const isOut = state === 'left' || state === 'attended';
  return kind === 'check_in' ? (state === 'in' || isOut) && byPass(method) : isOut && byPass(out_method);
};
