/** Until the settings say otherwise: whoever gives a place back within so many hours of its shift has canceled late. */
export const LATE_CANCEL_HOURS = 24;

const MS_PER_HOUR = 3_600_000;

type Given = {
  readonly status: string;
  readonly reserve: boolean;
  readonly starts_at: Date;
  /** the person asked for it, and not the house */
  readonly by_person: boolean;
};

/** Only who had said yes to a place can cancel it; a reserve leaves no gap. */
export const isLateCancel = ({ status, reserve, starts_at, by_person }: Given, now: Date, hours: number): boolean =>
  by_person && status === 'confirmed' && !reserve && starts_at.getTime() - now.getTime() < hours * MS_PER_HOUR;
