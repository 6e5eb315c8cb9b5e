import { emptyPlan, type PlanShift, type PlanZone, type EventPlan, type NewKey } from '../plan.ts';

/** From and to full hours. */
export const shift = (key: string, work_date: string, starts: number, ends: number): PlanShift => ({
  key,
  work_date,
  starts: starts * 60,
  ends: ends * 60,
  break_minutes: 30,
  arrival_minutes: 15,
});
export const zone = (key: string): PlanZone => ({
  key,
  code: key.toUpperCase(),
  name_en: key,
  name_ar: key,
  colour: '#4c6e5c',
  radius_m: 200,
});
export const empty = emptyPlan('Asia/Riyadh', 'SAR');
/** Two shifts of one day, two roles, two zones; somebody leads the whole, one shift and one zone. */
export const PLAN: EventPlan = {
  ...empty,
  stepOne: {
    ...empty.stepOne,
    starts: { day: '2027-01-10', minutes: 480 },
    ends: { day: '2027-01-12', minutes: 1_320 },
  },
  stepTwo: { ...empty.stepTwo, shifts: [shift('am', '2027-01-10', 8, 14), shift('pm', '2027-01-10', 14, 22)] },
  stepThree: {
    ...empty.stepThree,
    needs: [
      { shift: 'am', type_id: 'usher', headcount: 10 },
      { shift: 'pm', type_id: 'usher', headcount: 6 },
      { shift: 'pm', type_id: 'host', headcount: 2 },
    ],
  },
  stepThreeTeam: {
    ...empty.stepThreeTeam,
    leaders: [
      { leader_id: 'l1', scope: 'event', of: null, pay_minor: null },
      { leader_id: 'l2', scope: 'shift', of: 'pm', pay_minor: 100 },
      { leader_id: 'l3', scope: 'zone', of: 'b', pay_minor: null },
    ],
  },
  stepThreeZones: {
    zones: [zone('a'), zone('b')],
    places: [
      { zone: 'a', shift: 'am', type_id: 'usher', headcount: 7 },
      { zone: 'b', shift: 'am', type_id: 'usher', headcount: 2 },
      { zone: 'b', shift: 'pm', type_id: 'host', headcount: 1 },
    ],
  },
  stepFour: { ...empty.stepFour, pay: [{ type_id: 'host', basis: 'hour', rate_minor: 4_500 }] },
};
export const keys = (): NewKey => {
  let last = 0;
  return () => `new-${(last += 1)}`;
};
