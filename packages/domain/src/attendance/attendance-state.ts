/**
 * expected: confirmed, and nothing recorded yet; left: checked out while the shift is still on; attended: in and out, and the
 * shift is over.
 */
export const ATTENDANCE_STATES = ['expected', 'in', 'left', 'attended', 'no_show', 'excused'] as const;
export type AttendanceState = (typeof ATTENDANCE_STATES)[number];
/** late: people who came later than the plan allows, whatever their state is now */
export const ATTENDANCE_CHOICES = [...ATTENDANCE_STATES, 'late'] as const;
export type AttendanceChoice = (typeof ATTENDANCE_CHOICES)[number];

/** How somebody was marked. self: by the person, in the staff app; canceling: by nobody, because the event was canceled. */
export const MARK_METHODS = ['manual', 'qr', 'scanner', 'self', 'roll_call', 'canceling'] as const;
export type MarkMethod = (typeof MARK_METHODS)[number];

/** What is on record about one shift of one person. */
export type AttendanceRecord = {
  readonly outcome: 'attended' | 'no_show' | 'excused' | null;
  readonly checked_in_at: Date | null;
  readonly checked_out_at: Date | null;
  readonly method: MarkMethod | null;
  readonly out_method: MarkMethod | null;
  /** after the start of the shift; within the grace, too */
  readonly late_minutes: number;
  readonly approved_minutes: number | null;
  /** a hand approved the minutes, so that they win over the times */
  readonly minutes_by_hand: boolean;
  /** checked in or out too far from the venue */
  readonly outside: boolean;
  /** why somebody did not come */
  readonly reason: string | null;
  /** what an excuse was shown with */
  readonly file_id: string | null;
};

export const NOTHING_RECORDED: AttendanceRecord = {
  outcome: null,
  checked_in_at: null,
  checked_out_at: null,
  method: null,
  out_method: null,
  late_minutes: 0,
  approved_minutes: null,
  minutes_by_hand: false,
  outside: false,
  reason: null,
  file_id: null,
};

/** What a record says without a clock: left and attended are one. */
export type Standing = Exclude<AttendanceState, 'attended'>;

export const standingOf = ({
  outcome,
  checked_in_at,
  checked_out_at,
}: Pick<AttendanceRecord, 'outcome' | 'checked_in_at' | 'checked_out_at'>): Standing => {
  if (outcome === 'no_show' || outcome === 'excused') return outcome;
  if (checked_out_at !== null) return 'left';
  return checked_in_at === null ? 'expected' : 'in';
};

/** In and out become attended by themselves, with the end of the shift. */
export const stateOf = (
  record: Pick<AttendanceRecord, 'outcome' | 'checked_in_at' | 'checked_out_at'>,
  shift_ends_at: Date,
  now: Date,
): AttendanceState => {
  const standing = standingOf(record);
  return standing === 'left' && shift_ends_at <= now ? 'attended' : standing;
};
