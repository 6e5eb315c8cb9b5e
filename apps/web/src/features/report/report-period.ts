import { addDays, type CalendarDay } from '@proline/domain/time/calendar-day';
import { daysIn, MOST_REPORT_DAYS, type ReportPeriod } from '@proline/domain/report/report-period';

/** What is looked at unless somebody says otherwise. */
export const USUAL_DAYS = 91;

type Said = { readonly from?: string | undefined; readonly to?: string | undefined };

const periodOf = ({ from, to }: Said, today: CalendarDay): ReportPeriod => {
  const last = to ?? today;
  return { from: from ?? addDays(last, 1 - USUAL_DAYS), to: last };
};

/** What an address says of a period; nothing if that is none, or too long. */
export const fittingPeriod = ({ from, to }: Said, today: CalendarDay): Said => {
  const said = periodOf({ from, to }, today);
  return said.from <= said.to && daysIn(said) <= MOST_REPORT_DAYS ? { from, to } : {};
};

/** The period that an address says. */
export const chosenPeriod = (said: Said, today: CalendarDay): ReportPeriod =>
  periodOf(fittingPeriod(said, today), today);
