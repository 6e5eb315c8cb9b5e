import type { KpiSums } from '@proline/contract/usher-kpi/usher-kpi';
import { shiftCountsOf, type WorkCounts } from '@proline/domain/figures/trend';
import { acceptanceOf, attendanceOf, noShowRateOf, punctualityOf, type Rate } from '@proline/domain/figures/work-rates';

type KpiRates = Readonly<Record<'attendance' | 'punctuality' | 'no_show' | 'acceptance', Rate>>;

/** The rates of the domain over these counts. */
export const ratesOf = (work: WorkCounts): KpiRates => {
  const counts = shiftCountsOf(work);
  return {
    attendance: attendanceOf(counts),
    punctuality: punctualityOf(counts),
    no_show: noShowRateOf(counts),
    acceptance: acceptanceOf(work.accepted, work.offers),
  };
};

/** The plain mean of many people's ratings; null: there are none. */
export const meanStars = ({ stars, ratings }: KpiSums): number | null => (ratings === 0 ? null : stars / ratings);
