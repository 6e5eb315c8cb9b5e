/** Hours in which somebody answers whose work was changed, and what is needed to find somebody else. */
export type ReconfirmHours = {
  /** before the work begins an answer is due */
  readonly before_start: number;
  /** everybody has at least so long to answer */
  readonly to_answer: number;
  /** before the work begins nobody is replaced any more for having said nothing: somebody calls */
  readonly to_replace: number;
};

/** Until the settings say otherwise. */
export const RECONFIRM_HOURS = { before_start: 24, to_answer: 12, to_replace: 2 } as const satisfies ReconfirmHours;

const MS_PER_HOUR = 3_600_000;
const hours = (date: Date, by: number): Date => new Date(date.getTime() + by * MS_PER_HOUR);

/** Until when changed work is to be reconfirmed; null: the change came so late that being silent costs nobody the place. */
export const reconfirmUntil = (asked_at: Date, starts_at: Date, rule: ReconfirmHours): Date | null => {
  const due = hours(starts_at, -rule.before_start);
  const fair = hours(asked_at, rule.to_answer);
  const until = due > fair ? due : fair;
  return until <= hours(starts_at, -rule.to_replace) ? until : null;
};

/** Whether the place can be given to somebody else, because nobody knows whether its holder comes. */
export const hasLapsed = (asked_at: Date, starts_at: Date, now: Date, rule: ReconfirmHours): boolean => {
  const until = reconfirmUntil(asked_at, starts_at, rule);
  return until !== null && until <= now && now <= hours(starts_at, -rule.to_replace);
};
