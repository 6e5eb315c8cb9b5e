import { addDays } from '../../time/calendar-day.ts';
import { PLAN_STEPS, emptyPlan, type EventPlan, type PlanSurroundings } from '../plan.ts';

const ZONE = 'Asia/Riyadh';
export const around: PlanSurroundings = {
  now: new Date('2026-11-15T12:00:00Z'),
  category_ids: new Set(['festival']),
  type_ids: new Set(['usher', 'host']),
  approved_leader_ids: new Set(['reem', 'omar']),
  busy_leader_ids: new Set(['omar']),
  ushers_per_leader: 15,
};

export const shift = (key: string, day: number, starts = 16 * 60, ends = 23 * 60) => ({
  key,
  work_date: addDays('2026-12-18', day),
  starts,
  ends,
  break_minutes: 30,
  arrival_minutes: 30,
});

/** A plan that nothing is wrong with. */
export const empty = emptyPlan(ZONE, 'SAR');
export const north = { key: 'n', code: 'N', name_en: 'North', name_ar: 'الشمال', colour: '#4c6e5c', radius_m: 200 };
export const ofNorth = { leader_id: 'reem', scope: 'zone', of: 'n', pay_minor: 9 } as const;
export const good: EventPlan = {
  stepOne: {
    ...empty.stepOne,
    title_en: 'Riyadh Lantern Festival',
    title_ar: 'مهرجان فوانيس الرياض',
    category_id: 'festival',
    city: 'Riyadh',
    venue: 'Boulevard',
    starts: { day: '2026-12-18', minutes: 15 * 60 },
    ends: { day: '2026-12-21', minutes: 60 },
    time_zone: ZONE,
  },
  stepTwo: {
    ...empty.stepTwo,
    shifts: [shift('a', 0), shift('b', 1)],
    application_deadline: { day: '2026-12-10', minutes: 0 },
  },
  stepThree: {
    needs: [
      { shift: 'a', type_id: 'usher', headcount: 10 },
      { shift: 'b', type_id: 'host', headcount: 5 },
    ],
    hiring_mode: 'apply',
    reserve_percent: 10,
  },
  stepThreeTeam: {
    leaders: [{ leader_id: 'reem', scope: 'event', of: null, pay_minor: 90_000 }],
    invited: [],
    excluded: [],
  },
  stepThreeZones: {
    zones: [north],
    places: [
      { zone: 'n', shift: 'a', type_id: 'usher', headcount: 10 },
      { zone: 'n', shift: 'b', type_id: 'host', headcount: 5 },
    ],
  },
  stepFour: {
    ...empty.stepFour,
    pay: [
      { type_id: 'usher', basis: 'hour', rate_minor: 4_000 },
      { type_id: 'host', basis: 'shift', rate_minor: 30_000 },
    ],
    budget: { limit_minor: 10_000_000, kind: 'block' },
  },
};

export type Change = { [Step in keyof EventPlan]?: Partial<EventPlan[Step]> };
export const changed = (change: Change): EventPlan => {
  const plan = { ...good };
  for (const step of PLAN_STEPS) Object.assign(plan, { [step]: { ...good[step], ...change[step] } });
  return plan;
};
