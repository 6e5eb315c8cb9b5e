import { currencyOfCity, knownCity } from '../../place/cities.ts';
import { hasAmounts, inCurrency } from '../money/plan-money.ts';
import type { EventPlan } from '../plan.ts';

type Followed = {
  /** the last city that the program knew, whatever was written since; '' when there was none */
  readonly last: string;
  /** the organization's own */
  readonly usual: { readonly time_zone: string; readonly currency: string };
};

/** Time zone and currency of the plan's city, unless somebody chose others than the last city's or wrote an amount. */
export const withRegionOfCity = (plan: EventPlan, { last, usual }: Followed): EventPlan => {
  const { city, time_zone } = plan.stepOne;
  const known = knownCity(city);
  if (known === undefined) return plan;
  const isZoneKept = time_zone !== (knownCity(last)?.time_zone ?? usual.time_zone);
  const isCurrencyKept = hasAmounts(plan) || plan.stepFour.currency !== (currencyOfCity(last) ?? usual.currency);
  const zoned =
    isZoneKept || time_zone === known.time_zone
      ? plan
      : { ...plan, stepOne: { ...plan.stepOne, time_zone: known.time_zone } };
  return isCurrencyKept ? zoned : inCurrency(zoned, currencyOfCity(city) ?? plan.stepFour.currency);
};
