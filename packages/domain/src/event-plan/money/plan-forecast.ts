import type { EventPlan } from '../plan.ts';
import { nightFactor, nightMinutes } from '../../pay/night.ts';
import { forecastPay, type Forecast, type PaidPlaces } from '../../pay/pay-forecast.ts';
import { shiftMinutes, shiftPeriod } from '../../time/shift-times.ts';
import { isTimeZone } from '../../time/zoned-time.ts';

/** What the draft would cost as it stands; places without a shift or a rate cost nothing yet. */
export const planForecast = ({ stepOne, stepTwo, stepThree, stepThreeTeam, stepFour }: EventPlan): Forecast => {
  const shifts = new Map(stepTwo.shifts.map((shift) => [shift.key, shift]));
  const pay = new Map(stepFour.pay.map((role) => [role.type_id, role]));
  const timeZone = isTimeZone(stepOne.time_zone) ? stepOne.time_zone : 'UTC';
  const { night, paid_breaks } = stepFour;
  const places = stepThree.needs.flatMap(({ shift: key, type_id, headcount }): PaidPlaces[] => {
    const shift = shifts.get(key);
    const role = pay.get(type_id);
    if (!shift || !role) return [];
    const { basis, rate_minor } = role;
    const minutes = Math.max(0, shiftMinutes(shift, timeZone) - (paid_breaks ? 0 : shift.break_minutes));
    const night_minutes = nightMinutes(shiftPeriod(shift, timeZone), night, timeZone);
    return [{ work_date: shift.work_date, minutes, night_minutes, headcount, basis, rate_minor, type_id }];
  });
  return forecastPay({
    places,
    leaders: stepThreeTeam.leaders.map(({ pay_minor }) => ({ pay_minor: pay_minor ?? stepFour.leader_rate_minor })),
    allowance_minor: stepFour.allowances.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
    night_factor: night === null ? 0 : nightFactor(night),
  });
};
