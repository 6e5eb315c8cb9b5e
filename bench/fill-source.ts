import type { FillCandidate, FillSource } from '@proline/domain/hiring/fill/fill-candidates';
import { ALWAYS_FREE } from '@proline/domain/people/availability';
import { clockHours } from '@proline/domain/hiring/candidate';
import { MATCH_WEIGHTS } from '@proline/domain/hiring/match-score';
import type { Booked, Work } from '@proline/domain/hiring/work';
import { DEFAULT_WORK_LIMITS, NEAR_KM } from '@proline/domain/hiring/work-limits';
import { addDays } from '@proline/domain/time/calendar-day';

const ZONE = 'Asia/Riyadh';
const FIRST_DAY = '2026-11-15';
const DAYS = 5;
/** Staggered: who works the second works neither of the others. */
const STARTS = [8, 12, 16] as const;
const HOURS = 6;
const ROLES = ['usher', 'hostess', 'registration', 'protocol'] as const;
const ZONES = 5;
const MS_PER_HOUR = 3_600_000;

/** The same numbers in every run. */
const drawer = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return Math.floor((state / 0x8000_0000) * below);
  };
};

const shiftOn = (day: number, from: number, event_id = 'here'): Work => {
  const work_date = addDays(FIRST_DAY, day);
  const starts_at = new Date(Date.parse(`${work_date}T00:00:00+03:00`) + from * MS_PER_HOUR);
  return {
    event_id,
    work_date,
    starts_at,
    ends_at: new Date(starts_at.getTime() + HOURS * MS_PER_HOUR),
    minutes: HOURS * 60,
  };
};

const positionsOf = (places: number): FillSource['positions'] => {
  const count = DAYS * STARTS.length * ZONES;
  return Array.from({ length: count }, (_, at) => {
    const shift = Math.floor(at / ZONES);
    const work = shiftOn(Math.floor(shift / STARTS.length), STARTS[shift % STARTS.length] ?? 8);
    return {
      id: `position-${String(at).padStart(3, '0')}`,
      shift_id: `shift-${shift}`,
      work,
      room: Math.floor(((at + 1) * places) / count) - Math.floor((at * places) / count),
      type_id: ROLES[at % ROLES.length] ?? 'usher',
      hours: clockHours(work, ZONE),
    };
  });
};

/** An event of several days with staggered shifts, a mix of women and men, and people who also work elsewhere. */
export const fillSource = (places: number, candidates: number): FillSource => {
  const draw = drawer(7);
  const person = (at: number): FillCandidate => {
    const roles = ROLES.filter(() => draw(10) < 4);
    const booked = Array.from({ length: draw(3) }, (): Booked => ({
      ...shiftOn(draw(7), 8 + draw(8), 'expo'),
      as: 'usher',
    }));
    return {
      id: `usher-${String(at).padStart(5, '0')}`,
      status: 'approved',
      blocked_until: null,
      birth_date: '2000-01-01',
      gender: draw(2) === 0 ? 'female' : 'male',
      languages: draw(3) === 0 ? ['ar'] : ['ar', 'en'],
      type_ids: roles,
      attended: draw(60),
      rating: 3 + draw(20) / 10,
      on_record: ['id_number', 'photo'],
      booked,
      invited: [],
      week: ALWAYS_FREE,
      days_off: draw(5) === 0 ? [{ first_day: addDays(FIRST_DAY, 1), last_day: addDays(FIRST_DAY, 2) }] : [],
      in_city: true,
      distance_km: draw(40),
      applied: draw(4) === 0,
      places: [],
      match: {
        reliability: 60 + draw(400) / 10,
        in_category: draw(12),
        for_client: draw(3),
        recent_hours: draw(60),
        in_roles: Object.fromEntries(roles.map((role) => [role, draw(15)])),
      },
    };
  };
  return {
    event: {
      requirements: [
        { kind: 'languages', mode: 'block', languages: ['en'] },
        { kind: 'gender', mode: 'block', female_percent: 60 },
      ],
      excluded: [],
      left_for: { female: Math.round(places * 0.6), male: places - Math.round(places * 0.6) },
      limits: DEFAULT_WORK_LIMITS,
      near_km: NEAR_KM,
    },
    positions: positionsOf(places),
    people: Array.from({ length: candidates }, (_, at) => person(at)),
    near: candidates,
    weights: MATCH_WEIGHTS,
    expected_reliability: 0.88,
    median_hours: 18,
  };
};
