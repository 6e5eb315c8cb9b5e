import { ALWAYS_FREE } from '../../people/availability.ts';
import { clockHours, type Candidate, type HiringEvent, type Opening } from '../candidate.ts';
import type { Booked, Work } from '../work.ts';
import { DEFAULT_WORK_LIMITS, NEAR_KM } from '../work-limits.ts';

export const ZONE = 'Asia/Riyadh';
const HOUR_MS = 3_600_000;

/** A shift by Riyadh's clocks (UTC+3, no daylight saving time); hours above 24 are of the next day. */
export const shiftOf = (work_date: string, from: number, until: number, event_id = 'here'): Work => {
  const midnight = Date.parse(`${work_date}T00:00:00+03:00`);
  return {
    event_id,
    work_date,
    starts_at: new Date(midnight + from * HOUR_MS),
    ends_at: new Date(midnight + until * HOUR_MS),
    minutes: (until - from) * 60,
  };
};

export const bookedFor = (...shift: Parameters<typeof shiftOf>): Booked => ({ ...shiftOf(...shift), as: 'usher' });

export const leads = (...shift: Parameters<typeof shiftOf>): Booked => {
  const { event_id, starts_at, ends_at } = shiftOf(...shift);
  return { event_id, starts_at, ends_at, as: 'leader' };
};

export const openingOf = (work: Work, type_id = 'hostess'): Opening => ({
  work,
  type_id,
  hours: clockHours(work, ZONE),
});

export const candidate = (own: Partial<Candidate> = {}): Candidate => ({
  id: 'layla',
  status: 'approved',
  blocked_until: null,
  birth_date: '2000-01-01',
  gender: 'female',
  languages: ['ar', 'en'],
  type_ids: ['hostess'],
  attended: 10,
  rating: 4.5,
  on_record: ['id_number', 'photo'],
  booked: [],
  invited: [],
  week: ALWAYS_FREE,
  days_off: [],
  in_city: true,
  distance_km: 6,
  applied: false,
  ...own,
});

export const hiringEvent = (own: Partial<HiringEvent> = {}): HiringEvent => ({
  requirements: [],
  excluded: [],
  left_for: null,
  limits: DEFAULT_WORK_LIMITS,
  near_km: NEAR_KM,
  ...own,
});
