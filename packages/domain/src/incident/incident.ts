/** What a team leader can report from an event. */
export const INCIDENT_KINDS = ['injury', 'security', 'guest', 'staff', 'damage', 'other'] as const;
export type IncidentKind = (typeof INCIDENT_KINDS)[number];

export const INCIDENT_TEXT_LENGTH = { least: 3, most: 1_000 } as const;
export const HANDLING_NOTE_MAX_LENGTH = 1_000;

const MS_PER_HOUR = 3_600_000;
/** The clock of a phone may be a little fast. */
const SKEW_MS = 120_000;
/** People build up the day before and clear away the day after. */
const AROUND_HOURS = 24;

type IncidentTimes = {
  readonly happened_at: Date;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly now: Date;
};

/** Whether something can have happened then, at this event. */
export function refuseIncidentTime({
  happened_at,
  starts_at,
  ends_at,
  now,
}: IncidentTimes): 'time_in_future' | 'times_too_far' | null {
  if (happened_at.getTime() > now.getTime() + SKEW_MS) return 'time_in_future';
  const around = AROUND_HOURS * MS_PER_HOUR;
  const isNear =
    happened_at.getTime() >= starts_at.getTime() - around && happened_at.getTime() <= ends_at.getTime() + around;
  return isNear ? null : 'times_too_far';
}
