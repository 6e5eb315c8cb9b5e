import { planForecast } from './plan-forecast.ts';
import type { EventPlan, RolePay } from '../plan.ts';
import { minorDigits } from '../../pay/money.ts';

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

type Usual = { readonly id: string; readonly default_rate_minor: number; readonly currency: string };

/** Roles that have no pay yet get the usual one of their type, where it is in this currency. */
export const withUsualRates = (
  { currency, pay }: EventPlan['stepFour'],
  roles: readonly string[],
  types: readonly Usual[],
): readonly RolePay[] => {
  const missing = roles.flatMap((type_id): RolePay[] => {
    const type = types.find(({ id }) => id === type_id);
    const isUsable = type !== undefined && type.currency === currency && type.default_rate_minor > 0;
    if (!isUsable || pay.some((role) => role.type_id === type_id)) return [];
    return [{ type_id, basis: 'hour', rate_minor: type.default_rate_minor }];
  });
  return missing.length === 0 ? pay : [...pay, ...missing];
};

/** The same amounts in another currency: 45 stays 45, however many digits its coins have. */
export const inCurrency = (plan: EventPlan, currency: string): EventPlan => {
  const factor = 10 ** (minorDigits(currency) - minorDigits(plan.stepFour.currency));
  const turned = (minor: number): number => Math.round(minor * factor);
  const { stepFour, stepThreeTeam } = plan;
  return {
    ...plan,
    stepThreeTeam: {
      ...stepThreeTeam,
      leaders: stepThreeTeam.leaders.map((lead) =>
        lead.pay_minor === null ? lead : { ...lead, pay_minor: turned(lead.pay_minor) },
      ),
    },
    stepFour: {
      ...stepFour,
      currency,
      pay: stepFour.pay.map((role) => ({ ...role, rate_minor: turned(role.rate_minor) })),
      leader_rate_minor: turned(stepFour.leader_rate_minor),
      allowances: stepFour.allowances.map((one) => ({ ...one, amount_minor: turned(one.amount_minor) })),
      late_deduction_minor: turned(stepFour.late_deduction_minor),
      no_show_deduction_minor: turned(stepFour.no_show_deduction_minor),
      budget: stepFour.budget && { ...stepFour.budget, limit_minor: turned(stepFour.budget.limit_minor) },
    },
  };
};
