import { addDays } from '@proline/domain/time/calendar-day';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Segmented } from '../../ui/choice/segmented.tsx';
import { DateInput } from '../../ui/date/date-input.tsx';
import { chosenPeriod, USUAL_DAYS } from './report-period.ts';
import { useToday } from './use-today.ts';
import { useReportWords } from './use-report-words.ts';
import classes from './report.module.css';

const PRESETS = [
  { days: 30, label: 'month_back' },
  { days: USUAL_DAYS, label: 'quarter_back' },
  { days: 182, label: 'half_back' },
  { days: 365, label: 'year_back' },
] as const;

/** The period of the report: one that ends today, or any other. It stands in the address. */
export const PeriodChoice = () => {
  const { t, say } = useReportWords();
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const today = useToday();
  const { from, to } = chosenPeriod(search, today);
  const startOf = (days: number) => addDays(today, 1 - days);
  const chosen = PRESETS.find(({ days }) => to === today && from === startOf(days));
  const go = (period: { from?: string | undefined; to?: string | undefined; step?: undefined }) =>
    void navigate({ to: '.', search: (previous) => ({ ...previous, ...period }), replace: true });
  return (
    <div className={classes['period']}>
      <Segmented
        label={say('period')}
        value={chosen === undefined ? 'other' : String(chosen.days)}
        options={PRESETS.map(({ days, label }) => ({ value: String(days), label: t(label) }))}
        onChange={(days) =>
          go({ from: Number(days) === USUAL_DAYS ? undefined : startOf(Number(days)), to: undefined, step: undefined })
        }
        roomy
      />
      <span className={classes['days']}>
        <DateInput small always value={from} max={to} aria-label={say('from')} onChange={(day) => go({ from: day })} />
        <DateInput small always value={to} min={from} aria-label={say('to')} onChange={(day) => go({ to: day })} />
      </span>
    </div>
  );
};
