import type { getUsherKpiFigures, KpiSums } from '@proline/contract/usher-kpi/usher-kpi';
import { usherKpiList } from '@proline/contract/usher-kpi/usher-kpi';
import { reasonWords } from '@proline/domain/attendance/attendance-settings';
import type { DayPeriod } from '@proline/domain/dashboard/trend';
import { partsOf, periodBefore } from '@proline/domain/figures/period';
import { medianOf } from '@proline/domain/figures/standing';
import { addWork, NO_WORK } from '@proline/domain/figures/trend';
import type { Handler } from '../../platform/http/handler.ts';
import { narrowingOf } from '../../platform/list/list-where.ts';
import { readAttendanceRules } from '../settings/settings.service.ts';
import { countReasons, countSpread, countStarts, findPeriod, sumDays, type CountedDay } from './kpi-figures.queries.ts';

const NOTHING: KpiSums = { ...NO_WORK, ratings: 0, stars: 0 };

const sumOf = (days: readonly CountedDay[], { starts_on, ends_on }: DayPeriod): KpiSums =>
  days
    .filter(({ day }) => starts_on <= day && day <= ends_on)
    .reduce<KpiSums>(
      (sum, day) => ({ ...addWork(sum, day), ratings: sum.ratings + day.ratings, stars: sum.stars + day.stars }),
      NOTHING,
    );

/** What the whole page says, of exactly the people and the work that its list is narrowed to. */
export const showFigures: Handler<typeof getUsherKpiFigures> = async ({ query }, { db, pool }) => {
  const asked = narrowingOf(usherKpiList, query);
  const period = await findPeriod(pool, asked);
  const before = query.period !== undefined && query.period.from === undefined ? null : periodBefore(period);
  const earlier = before === null ? [] : partsOf(before);
  const rules = await readAttendanceRules(db);
  // each reads a whole period of everybody's work: none has to wait for another
  const [days, { spread, newcomers }, reasons, starts] = await Promise.all([
    sumDays(pool, asked, { ...period, starts_on: (before ?? period).starts_on }),
    countSpread(pool, asked),
    countReasons(pool, asked),
    countStarts(pool, asked),
  ]);
  return {
    data: {
      period,
      before,
      ushers: newcomers + spread.reduce((sum, { count }) => sum + count, 0),
      now: sumOf(days, period),
      then: before && sumOf(days, before),
      points: partsOf(period).map((part, at) => {
        const matching = earlier[at];
        return { ...part, now: sumOf(days, part), then: matching ? sumOf(days, matching) : null };
      }),
      reasons: reasons.map(({ id, reason, count }) => ({
        id,
        ...(reason === '' ? { en: null, ar: null } : reasonWords(rules, reason)),
        count,
      })),
      spread,
      median: medianOf(spread),
      newcomers,
      starts,
    },
  };
};
