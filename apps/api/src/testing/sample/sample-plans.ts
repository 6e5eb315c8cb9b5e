import type { PlanSteps } from '@proline/contract/event-plan/plan-steps';
import type pg from 'pg';
import { addRow } from './sample-rows.ts';

type Named = { readonly category_id: string; readonly type_id: string; readonly leader_id: string };

/** A plan without a single problem: one day, two shifts, a zone, a leader. */
export const samplePlan = ({ category_id, type_id, leader_id }: Named): PlanSteps => ({
  stepOne: {
    title_en: 'Date Palm Fair',
    title_ar: 'معرض النخيل',
    category_id,
    client_name: 'Oasis Foods',
    description_en: '',
    description_ar: '',
    cover_id: null,
    venue: 'Expo Hall 3',
    address: 'King Abdullah Road',
    city: 'Riyadh',
    pin: { latitude: 24.7136, longitude: 46.6753 },
    starts: { day: '2031-03-01', minutes: 480 },
    ends: { day: '2031-03-02', minutes: 120 },
    time_zone: 'Asia/Riyadh',
    contact_name: 'Reem Saad',
    contact_phone: '+966500000001',
  },
  stepTwo: {
    shifts: [
      { key: 'day', work_date: '2031-03-01', starts: 480, ends: 960, break_minutes: 60, arrival_minutes: 30 },
      { key: 'night', work_date: '2031-03-01', starts: 1_020, ends: 60, break_minutes: 30, arrival_minutes: 30 },
    ],
    requirements: [],
    uniform: 'Black suit',
    briefing: 'Gate B, ten minutes before.',
    application_deadline: { day: '2031-02-25', minutes: 1_200 },
  },
  stepThree: {
    needs: [
      { shift: 'day', type_id, headcount: 4 },
      { shift: 'night', type_id, headcount: 6 },
    ],
    hiring_mode: 'apply',
    reserve_percent: 10,
  },
  stepThreeTeam: {
    leaders: [{ leader_id, scope: 'event', of: null, pay_minor: null }],
    invited: [],
    excluded: [],
  },
  stepThreeZones: {
    zones: [{ key: 'gate', code: 'G1', name_en: 'Gate', name_ar: 'بوابة', colour: '#4c6e5c', radius_m: 200 }],
    places: [
      { zone: 'gate', shift: 'day', type_id, headcount: 4 },
      { zone: 'gate', shift: 'night', type_id, headcount: 6 },
    ],
  },
  stepFour: {
    currency: 'SAR',
    pay: [{ type_id, basis: 'hour', rate_minor: 4_000 }],
    leader_rate_minor: 60_000,
    overtime_percent: 150,
    night: null,
    paid_breaks: false,
    allowances: [],
    late_deduction_minor: 0,
    late_grace_minutes: 10,
    no_show_deduction_minor: 0,
    budget: null,
  },
});

/** The records that a plan names, new for each. */
export async function addNamed(pool: pg.Pool): Promise<Named> {
  const category = await addRow(pool, 'categories');
  const type = await addRow(pool, 'types');
  const leader = await addRow(pool, 'team_leaders', { status: 'approved' });
  return { category_id: category.id, type_id: type.id, leader_id: leader.id };
}
