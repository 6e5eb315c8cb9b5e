import { randomInt } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { freshDay } from './fresh-day.ts';

const API = '/api/admin/events';

export type OwnEvent = {
  readonly id: string;
  readonly title_en: string;
  readonly title_ar: string;
  /** its first and only day */
  readonly day: string;
};

type Calls = { readonly request: APIRequestContext; readonly token: string };

const read = async <Data>({ request, token }: Calls, address: string): Promise<Data> => {
  const reply = await request.get(address, { headers: { authorization: token } });
  expect(reply.status(), address).toBe(200);
  return ((await reply.json()) as { data: Data }).data;
};

type Entry = { readonly id: string; readonly archived_at: string | null };
type Candidate = { readonly id: string; readonly status: string; readonly clashes: readonly unknown[] };

/** A draft of this story alone. Ready: nothing keeps it from being published; else it has a title and a day at most. */
export const makeDraft = async (calls: Calls, how: { readonly ready: boolean }): Promise<OwnEvent> => {
  const { request, token } = calls;
  // digits alone, because titles are read in both languages
  const mark = String(randomInt(100_000, 999_999));
  const own = { title_en: `Story ${mark}`, title_ar: `قصة ${mark}`, day: freshDay() };
  const inUse = (entries: readonly Entry[]) => entries.find(({ archived_at }) => archived_at === null)?.id ?? '';
  const category_id = inUse(await read<Entry[]>(calls, '/api/admin/categories'));
  const type_id = inUse(await read<Entry[]>(calls, '/api/admin/types'));
  const made = await request.post(API, {
    headers: { authorization: token },
    data: { steps: how.ready ? readySteps(own, category_id, type_id) : { stepOne: stepOne(own, null) } },
  });
  expect(made.status()).toBe(200);
  const { data } = (await made.json()) as { data: { event_id: string; version: number } };
  if (how.ready) await addLeader(calls, data.event_id, data.version);
  return { id: data.event_id, ...own };
};

type Words = Pick<OwnEvent, 'title_en' | 'title_ar' | 'day'>;

const stepOne = ({ title_en, title_ar, day }: Words, category_id: string | null) => ({
  ...{ title_en, title_ar, category_id },
  client_name: '',
  description_en: '',
  description_ar: '',
  cover_id: null,
  venue: 'Al Faisaliah Hotel',
  address: '',
  city: 'Riyadh',
  pin: null,
  starts: { day, minutes: 600 },
  ends: { day, minutes: 1_200 },
  time_zone: 'Asia/Riyadh',
  contact_name: '',
  contact_phone: '',
});

const readySteps = (own: Words, category_id: string, type_id: string) => ({
  stepOne: stepOne(own, category_id),
  stepTwo: {
    shifts: [{ key: 's1', work_date: own.day, starts: 660, ends: 1_140, break_minutes: 30, arrival_minutes: 30 }],
    requirements: [{ kind: 'gender', mode: 'flag', female_percent: 50 }],
    uniform: 'Black suit',
    briefing: '',
    application_deadline: null,
  },
  stepThree: { needs: [{ shift: 's1', type_id, headcount: 4 }], hiring_mode: 'apply', reserve_percent: 0 },
  stepThreeZones: {
    zones: [{ key: 'z1', code: 'A', name_en: 'Gate', name_ar: 'البوابة', colour: '#4c6e5c', radius_m: 200 }],
    places: [{ zone: 'z1', shift: 's1', type_id, headcount: 3 }],
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
    budget: { limit_minor: 500_000, kind: 'warn' },
  },
});

const addLeader = async (calls: Calls, id: string, version: number): Promise<void> => {
  const candidates = await read<Candidate[]>(calls, `${API}/${id}/leader-candidates`);
  const leader = candidates.find(({ status, clashes }) => status === 'approved' && clashes.length === 0);
  const leaders = [{ leader_id: leader?.id, scope: 'event', of: null, pay_minor: null }];
  const saved = await calls.request.put(`${API}/${id}/plan`, {
    headers: { authorization: calls.token },
    data: { version, steps: { stepThreeTeam: { leaders, invited: [], excluded: [] } } },
  });
  expect(saved.status()).toBe(200);
};

/** Moves it as another admin would, elsewhere. */
export const moveEvent = async (calls: Calls, id: string, to: string, reason?: string): Promise<void> => {
  const { version } = await read<{ version: number }>(calls, `${API}/${id}/moves`);
  const moved = await calls.request.post(`${API}/${id}/moves`, {
    headers: { authorization: calls.token },
    data: { to, version, ...(reason !== undefined && { reason }) },
  });
  expect(moved.status(), await moved.text()).toBe(200);
};

export const makePublished = async (calls: Calls): Promise<OwnEvent> => {
  const event = await makeDraft(calls, { ready: true });
  await moveEvent(calls, event.id, 'published');
  return event;
};

export const readPlanOf = (calls: Calls, id: string) =>
  read<{ steps: { stepOne: { starts: { day: string } | null } } }>(calls, `${API}/${id}/plan`);

type Touches = { readonly touches: { readonly confirmed: number; readonly applications: number } };
export const readMovesOf = (calls: Calls, id: string) => read<Touches>(calls, `${API}/${id}/moves`);

type Row = { readonly id: string; readonly confirmed: number; readonly waiting: number };
export const findEvents = (calls: Calls, query: string) => read<Row[]>(calls, `${API}?${query}`);

type Shown = { readonly coming: string; readonly running: string; readonly past: string };

/** Of the demo's events: one that people apply for, one that is on, and one that is over and paid. Only to be looked at. */
export const findShownEvents = async (calls: Calls): Promise<Shown> => {
  const coming = await findEvents(calls, 'status=published&sort=starts_at&per_page=25');
  const [past] = await findEvents(calls, 'status=completed&sort=-starts_at&per_page=25');
  const [running] = await findEvents(calls, 'status=in_progress&sort=-starts_at&per_page=25');
  return {
    coming: coming.find(({ waiting }) => waiting > 0)?.id ?? '',
    running: running?.id ?? '',
    past: past?.id ?? '',
  };
};
