import { planForecast } from './plan-forecast.ts';
import type { EventPlan, RolePay } from '../plan.ts';

/** What one role costs. */
export const roleCost = (plan: EventPlan, type_id: string): number =>
  planForecast({
    ...plan,
    stepThree: { ...plan.stepThree, needs: plan.stepThree.needs.filter((need) => need.type_id === type_id) },
  }).work_minor;

/** The pay of a role, in its old place; null: it has none. */
export const withPay = (pay: readonly RolePay[], type_id: string, next: Omit<RolePay, 'type_id'> | null): RolePay[] => {
  if (next === null) return pay.filter((role) => role.type_id !== type_id);
  const role = { type_id, ...next };
  return pay.some((one) => one.type_id === type_id)
    ? pay.map((one) => (one.type_id === type_id ? role : one))
    : [...pay, role];
};

type Usual = { readonly id: string; readonly rates: Readonly<Record<string, number>> };

/** Roles that have no pay yet get the usual one of their type in this currency, if it has one. */
export const withUsualRates = (
  { currency, pay }: EventPlan['stepFour'],
  roles: readonly string[],
  types: readonly Usual[],
): readonly RolePay[] => {
  const missing = roles.flatMap((type_id): RolePay[] => {
    const rate_minor = types.find(({ id }) => id === type_id)?.rates[currency];
    if (rate_minor === undefined || pay.some((role) => role.type_id === type_id)) return [];
    return [{ type_id, basis: 'hour', rate_minor }];
  });
  return missing.length === 0 ? pay : [...pay, ...missing];
};

/** Whether any amount is written down, which another currency would make wrong. */
export const hasAmounts = ({ stepThreeTeam, stepFour }: EventPlan): boolean =>
  stepFour.pay.length > 0 ||
  stepFour.budget !== null ||
  stepThreeTeam.leaders.some(({ pay_minor }) => pay_minor !== null && pay_minor !== 0) ||
  [
    stepFour.leader_rate_minor,
    stepFour.late_deduction_minor,
    stepFour.no_show_deduction_minor,
    ...stepFour.allowances.map(({ amount_minor }) => amount_minor),
  ].some((minor) => minor !== 0);

/** The plan in another currency, without its amounts: 40 riyals are not 40 dinars. Names of allowances stay. */
export const inCurrency = (plan: EventPlan, currency: string): EventPlan => {
  const { stepFour, stepThreeTeam } = plan;
  if (currency === stepFour.currency) return plan;
  return {
    ...plan,
    stepThreeTeam: {
      ...stepThreeTeam,
      leaders: stepThreeTeam.leaders.map((lead) =>
        lead.pay_minor === null || lead.pay_minor === 0 ? lead : { ...lead, pay_minor: null },
      ),
    },
    stepFour: {
      ...stepFour,
      currency,
      pay: [],
      leader_rate_minor: 0,
      allowances: stepFour.allowances.map((one) => ({ ...one, amount_minor: 0 })),
      late_deduction_minor: 0,
      no_show_deduction_minor: 0,
      budget: null,
    },
  };
};
