import { randomInt } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { freshDay } from './fresh-day.ts';
import { PICTURED } from '../shell/guide-picture.ts';

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

/** Wall times of an event and of its one shift. */
type Hours = {
  readonly day: string;
  readonly starts: number;
  readonly ends: { readonly day: string; readonly minutes: number };
  readonly shift: { readonly starts: number; readonly ends: number };
};
const daytime = (day: string): Hours => ({
  day,
  starts: 600,
  ends: { day, minutes: 1_200 },
  shift: { starts: 660, ends: 1_140 },
});

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

/** It begins so soon that people can check in already, and goes on for eight hours, over midnight if need be. */
const soon = (): Hours => {
  const inRiyadh = (minutes: number) => {
    const [day = '', time = ''] = new Date(Date.now() + (180 + minutes) * MINUTE_MS).toISOString().split('T');
    return { day, minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) };
  };
  const { day, minutes } = inRiyadh(45);
  return {
    day,
    starts: minutes,
    ends: inRiyadh(45 + 480),
    shift: { starts: minutes, ends: (minutes + 480) % DAY_MINUTES },
  };
};

/** A draft of this story alone. Ready: nothing keeps it from being published; else it has a title and a day at most. */
export const makeDraft = async (
  calls: Calls,
  how: { readonly ready: boolean; readonly soon?: boolean },
): Promise<OwnEvent> => {
  const { request, token } = calls;
  // digits alone, because titles are read in both languages
  const mark = String(randomInt(100_000, 999_999));
  const hours = how.soon === true ? soon() : daytime(freshDay());
  const own = { title_en: `Story ${mark}`, title_ar: `قصة ${mark}`, ...PICTURED, day: hours.day };
  const inUse = (entries: readonly Entry[]) => entries.find(({ archived_at }) => archived_at === null)?.id ?? '';
  const category_id = inUse(await read<Entry[]>(calls, '/api/admin/categories'));
  const type_id = inUse(await read<Entry[]>(calls, '/api/admin/types'));
  const made = await request.post(API, {
    headers: { authorization: token },
    data: { steps: how.ready ? readySteps(own, hours, category_id, type_id) : { stepOne: stepOne(own, hours, null) } },
  });
  expect(made.status()).toBe(200);
  const { data } = (await made.json()) as { data: { event_id: string; version: number } };
  if (how.ready) await addLeader(calls, data.event_id, data.version);
  return { id: data.event_id, ...own };
};

type Words = Pick<OwnEvent, 'title_en' | 'title_ar' | 'day'>;

const stepOne = ({ title_en, title_ar }: Words, { day, starts, ends }: Hours, category_id: string | null) => ({
  ...{ title_en, title_ar, category_id },
  client_name: '',
  description_en: '',
  description_ar: '',
  cover_id: null,
  venue: 'Al Faisaliah Hotel',
  address: '',
  city: 'Riyadh',
  pin: null,
  starts: { day, minutes: starts },
  ends,
  time_zone: 'Asia/Riyadh',
  contact_name: '',
  contact_phone: '',
});

const readySteps = (own: Words, hours: Hours, category_id: string, type_id: string) => ({
  stepOne: stepOne(own, hours, category_id),
  stepTwo: {
    shifts: [{ key: 's1', work_date: own.day, ...hours.shift, break_minutes: 30, arrival_minutes: 30 }],
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
  const moved = await tryMove(calls, id, to, reason);
  expect(moved.status(), await moved.text()).toBe(200);
};

const versionOf = async (calls: Calls, id: string): Promise<number> =>
  (await read<{ version: number }>(calls, `${API}/${id}/moves`)).version;

const tryMove = async (calls: Calls, id: string, to: string, reason?: string) =>
  calls.request.post(`${API}/${id}/moves`, {
    headers: { authorization: calls.token },
    data: { to, version: await versionOf(calls, id), ...(reason !== undefined && { reason }) },
  });

export const makePublished = async (calls: Calls, how: { readonly soon?: boolean } = {}): Promise<OwnEvent> => {
  const event = await makeDraft(calls, { ready: true, ...how });
  // stories of the same day share its leaders: whoever finds theirs taken meanwhile chooses among those who are left
  for (let moved = await tryMove(calls, event.id, 'published'); moved.status() !== 200;) {
    expect(await moved.text()).toContain('leader_busy');
    await addLeader(calls, event.id, await versionOf(calls, event.id));
    moved = await tryMove(calls, event.id, 'published');
  }
  return event;
};

type Place = { readonly positions: readonly { readonly id: string; readonly headcount: number }[] };

/** Books so many people of the demo who are free then; returns their assignments and names. */
export const bookPeople = async (calls: Calls, event_id: string, count: number) => {
  const { positions } = await read<Place>(calls, `${API}/${event_id}/places`);
  const position = positions.find(({ headcount }) => headcount >= count)?.id ?? '';
  const people = await read<{ id: string }[]>(calls, '/api/admin/ushers?status=approved&city=Riyadh&per_page=100');
  let booked = 0;
  for (const { id: usher_id } of people) {
    if (booked === count) break;
    const data = { usher_id, position_ids: [position], reserve: false, anyway: true };
    const headers = { authorization: calls.token };
    // whoever works elsewhere then is refused, and the next one is asked
    if ((await calls.request.post(`${API}/${event_id}/assignments`, { headers, data })).status() === 200) booked += 1;
  }
  expect(booked).toBe(count);
  return (await readBoardOf(calls, event_id)).people;
};

type BoardPerson = {
  readonly id: string;
  readonly state: string;
  readonly version: number;
  readonly checked_in_at: string | null;
  readonly checked_out_at: string | null;
  readonly usher: { readonly name_en: string; readonly name_ar: string };
};
export const readBoardOf = (calls: Calls, id: string) =>
  read<{
    readonly people: readonly BoardPerson[];
    readonly shifts: readonly { readonly starts_at: string; readonly ends_at: string }[];
  }>(calls, `${API}/${id}/board`);

type Mark = { readonly kind: string; readonly received_at: string; readonly refused: string | null };
/** Newest first. */
export const readMarksOf = (calls: Calls, assignment_id: string) =>
  read<readonly Mark[]>(calls, `/api/admin/assignments/${assignment_id}/marks`);

/** As it is drawn on somebody's pass: digits. */
export const readPassOf = async (calls: Calls, assignment_id: string): Promise<string> =>
  (await read<{ text: string }>(calls, `/api/admin/assignments/${assignment_id}/pass`)).text;

export const readPlanOf = (calls: Calls, id: string) =>
  read<{ steps: { stepOne: { starts: { day: string } | null } } }>(calls, `${API}/${id}/plan`);

type Touches = { readonly touches: { readonly confirmed: number; readonly applications: number } };
export const readMovesOf = (calls: Calls, id: string) => read<Touches>(calls, `${API}/${id}/moves`);

type Row = { readonly id: string; readonly confirmed: number; readonly waiting: number };
export const findEvents = (calls: Calls, query: string) => read<Row[]>(calls, `${API}?${query}`);

/** One with a shift that is on at this moment: there is more to see of it. */
const firstAtWork = async (calls: Calls, ids: readonly string[]): Promise<string | undefined> => {
  for (const id of ids) {
    const { shifts } = await readBoardOf(calls, id);
    const now = Date.now();
    if (shifts.some(({ starts_at, ends_at }) => Date.parse(starts_at) <= now && now < Date.parse(ends_at))) return id;
  }
  return undefined;
};

type Shown = { readonly coming: string; readonly running: string; readonly past: string };

/** Of the demo's events: one that people apply for, one that is on, and one that is over and paid. Only to be looked at. */
export const findShownEvents = async (calls: Calls): Promise<Shown> => {
  const coming = await findEvents(calls, 'status=published&sort=starts_at&per_page=25');
  const [past] = await findEvents(calls, 'status=completed&sort=-starts_at&per_page=25');
  const running = await findEvents(calls, 'status=in_progress&sort=-starts_at&per_page=25');
  const atWork = await firstAtWork(
    calls,
    running.map(({ id }) => id),
  );
  return {
    coming: coming.find(({ waiting }) => waiting > 0)?.id ?? '',
    running: atWork ?? running[0]?.id ?? '',
    past: past?.id ?? '',
  };
};

type Fill = { readonly run: { readonly state: string } | null };

/** Another event than this one, with a plan of auto-fill that nobody has saved: the one with most open places. */
export const findPlanned = async (calls: Calls, other: string): Promise<string> => {
  const events = await findEvents(calls, 'status=published&understaffed=yes&sort=-open&per_page=25');
  const id = events.find((event) => event.id !== other)?.id ?? '';
  const fill = `${API}/${id}/auto-fill`;
  const stateNow = async () => (await read<Fill>(calls, fill)).run?.state;
  // another worker may have started it
  if ((await stateNow()) !== 'proposed')
    await calls.request.post(fill, { headers: { authorization: calls.token }, data: { may_move: true } });
  await expect.poll(stateNow, { timeout: 60_000 }).toBe('proposed');
  return id;
};
