/** How much work a person may be booked for. */
export type WorkLimits = {
  /** between the work of two events, or of two days of one event */
  readonly least_rest_hours: number;
  readonly most_day_minutes: number;
  readonly most_week_minutes: number;
  /** 0 is Sunday */
  readonly week_start: number;
};

/** Until the settings say otherwise. Breaks do not count, and neither does leading. */
export const DEFAULT_WORK_LIMITS = {
  least_rest_hours: 8,
  most_day_minutes: 12 * 60,
  most_week_minutes: 48 * 60,
  week_start: 0,
} as const satisfies WorkLimits;

/** Whoever lives farther away, and in another city, is not asked by the program itself. */
export const NEAR_KM = 60;
