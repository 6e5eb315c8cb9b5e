import { hourlyPay, roundMinor } from './money.ts';

export const PAY_BASES = ['hour', 'shift', 'day', 'fixed'] as const;
export type PayBasis = (typeof PAY_BASES)[number];

/** Places of one role in one shift, and what each of them is paid. */
export type PaidPlaces = {
  readonly work_date: string;
  /** paid minutes of the shift: its length, without its break unless that is paid */
  readonly minutes: number;
  readonly night_minutes: number;
  readonly headcount: number;
  readonly basis: PayBasis;
  readonly rate_minor: number;
  readonly type_id: string;
};

export type ForecastParts = {
  readonly places: readonly PaidPlaces[];
  /** each leader's pay for the whole event */
  readonly leaders: readonly { readonly pay_minor: number }[];
  /** for each place that is filled, such as transport */
  readonly allowance_minor: number;
  /** what a minute of the night is paid beyond the hourly rate */
  readonly night_factor: number;
};

export type Forecast = {
  readonly work_minor: number;
  readonly lead_minor: number;
  readonly allowances_minor: number;
  readonly total_minor: number;
};

/**
 * What the event costs when every place is filled and everybody stays as planned. By hour and by shift each place counts;
 * by day a role is paid for the most places that it has on one day, and for a fixed sum for the most it ever has at once.
 */
export const forecastPay = ({ places, leaders, allowance_minor, night_factor }: ForecastParts): Forecast => {
  const work_minor = places.reduce((sum, place) => sum + byPlace(place, night_factor), 0) + byPerson(places);
  const lead_minor = leaders.reduce((sum, { pay_minor }) => sum + pay_minor, 0);
  const allowances_minor = allowance_minor * places.reduce((sum, { headcount }) => sum + headcount, 0);
  return { work_minor, lead_minor, allowances_minor, total_minor: work_minor + lead_minor + allowances_minor };
};

const byPlace = (place: PaidPlaces, nightFactor: number): number => {
  const { basis, minutes, night_minutes, rate_minor, headcount } = place;
  if (basis === 'hour') {
    const night = hourlyPay(Math.min(night_minutes, minutes), rate_minor, nightFactor);
    return (hourlyPay(minutes, rate_minor) + night) * headcount;
  }
  return basis === 'shift' ? rate_minor * headcount : 0;
};

/** Pay per person, once a day or once for the event: the fullest shift decides how many people. */
const byPerson = (places: readonly PaidPlaces[]): number => {
  const fullest = new Map<string, { headcount: number; rate_minor: number }>();
  for (const { basis, type_id, work_date, headcount, rate_minor } of places) {
    if (basis !== 'day' && basis !== 'fixed') continue;
    const key = `${type_id} ${basis} ${rate_minor} ${basis === 'day' ? work_date : ''}`;
    fullest.set(key, { headcount: Math.max(headcount, fullest.get(key)?.headcount ?? 0), rate_minor });
  }
  return [...fullest.values()].reduce((sum, { headcount, rate_minor }) => sum + headcount * rate_minor, 0);
};

export type BudgetCap = { readonly limit_minor: number; readonly kind: 'warn' | 'block' };

/** How much the forecast is above the cap; 0: within it. */
export const overBudget = (total_minor: number, cap: BudgetCap | null): number =>
  cap === null ? 0 : Math.max(0, total_minor - cap.limit_minor);

/** Part of the budget that is planned; null: there is no budget, which is not 0 %. */
export const budgetUse = (total_minor: number, cap: BudgetCap | null): number | null =>
  cap === null || cap.limit_minor === 0 ? null : roundMinor((total_minor / cap.limit_minor) * 100) / 100;
