/** expected: confirmed, and nothing recorded yet */
export const ATTENDANCE_STATES = ['expected', 'in', 'attended', 'no_show', 'excused'] as const;
export type AttendanceState = (typeof ATTENDANCE_STATES)[number];
/** late: people who came later than the plan allows, whatever their state is now */
export const ATTENDANCE_CHOICES = [...ATTENDANCE_STATES, 'late'] as const;
export type AttendanceChoice = (typeof ATTENDANCE_CHOICES)[number];
