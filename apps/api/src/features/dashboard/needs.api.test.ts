import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getEventPlaces } from '@proline/contract/assignment/assignment';
import { getNeeds, type Need } from '@proline/contract/dashboard/dashboard';
import { deletionRequestList } from '@proline/contract/deletion-request/deletion-request';
import { listQueue } from '@proline/contract/event-application/event-application';
import { eventList } from '@proline/contract/event/event';
import { getInterviewDay } from '@proline/contract/interview/interview';
import { transferList } from '@proline/contract/transfer/transfer';
import { PERMISSION_SETS, type PermissionSet } from '@proline/domain/account/permission';
import { addPlaces, addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

let app: TestApp;
let token: string;
beforeAll(async () => {
  // a job that runs while the tables are emptied may end in a deadlock
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('owner'));
});
afterAll(() => app.close());
beforeEach(() => app.pool.query('truncate events, persons, deletion_requests, settings, interviews cascade'));

async function needs<Kind extends Need['kind']>(kind: Kind): Promise<Extract<Need, { kind: Kind }>[]> {
  const answer = getNeeds.response.parse((await app.call(getNeeds, { token })).json());
  return answer.data.filter((need): need is Extract<Need, { kind: Kind }> => need.kind === kind);
}

type Rows = typeof eventList.rows | typeof transferList.rows | typeof deletionRequestList.rows | typeof listQueue;
async function total(list: Rows, query: Record<string, string>) {
  const answer = await app.call(list, { token, query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ meta: { total: number } }>().meta.total;
}

const lookAhead = (value: object) =>
  app.pool.query(`insert into settings (key, value) values ('notifications', $1)`, [value]);

async function plannedOn(day: string) {
  const shown = await app.call(getInterviewDay, { token, query: { day } });
  return getInterviewDay.response
    .parse(shown.json())
    .data.interviewers.flatMap(({ interviews }) => interviews.filter(({ status }) => status === 'planned')).length;
}

async function openPlaces(id: string) {
  const { data } = getEventPlaces.response.parse((await app.call(getEventPlaces, { token, params: { id } })).json());
  return data.positions.reduce((open, { headcount, confirmed }) => open + headcount - confirmed, 0);
}

/** How many rows there are where a need leads, and how many it says; a need of a new kind does not compile without them. */
async function countedAndListed(need: Need): Promise<readonly [number, number]> {
  switch (need.kind) {
    case 'understaffed_event':
      return [need.places - need.confirmed, await openPlaces(need.event_id)];
    case 'understaffed_events':
      return [need.count, await total(eventList.rows, { understaffed: 'yes' })];
    case 'transfers_waiting':
      return [need.count, await total(transferList.rows, { status: 'pending_approval' })];
    case 'transfers_overdue':
      return [need.count, await total(transferList.rows, { status: 'approved', age: '7..' })];
    case 'interviews_today':
      return [need.count, await plannedOn(need.day)];
    case 'applications_waiting':
      return [need.count, await total(listQueue, { soon: 'yes' })];
    case 'deletion_requests':
      return [need.count, await total(deletionRequestList.rows, { status: 'open' })];
  }
}
async function expectListed() {
  for (const need of getNeeds.response.parse((await app.call(getNeeds, { token })).json()).data) {
    const [counted, listed] = await countedAndListed(need);
    expect([need.kind, listed]).toEqual([need.kind, counted]);
  }
}

test('a quiet day needs nobody', async () => {
  expect((await app.call(getNeeds, { token })).json()).toEqual({ data: [] });
});

const event = (title_en: string, hours: number, headcount: number, changes: object = {}) =>
  addPlaces(app.pool, {
    headcount,
    event: { title_en, starts_at: inHours(hours), ends_at: inHours(hours + 10), ...changes },
  });

describe('understaffed events', () => {
  test('the three with most places to fill per hour left, most urgent first', async () => {
    await event('In ten days, few open', 240, 2);
    await event('Tomorrow, many open', 24, 60);
    await event('In three days, many open', 72, 60);
    await event('Tomorrow, some open', 25, 30);
    expect((await needs('understaffed_event')).map(({ title_en }) => title_en)).toEqual([
      'Tomorrow, many open',
      'Tomorrow, some open',
      'In three days, many open',
    ]);
    expect(await needs('understaffed_events')).toEqual([{ kind: 'understaffed_events', count: 4 }]);
    await expectListed();
  });

  test('not those that are full, too far, begun, not published or without places', async () => {
    await event('Too far', 15 * 24, 5);
    await event('Begun', -1, 5);
    await event('Draft', 24, 5, { status: 'draft', published_at: null });
    await event('No places', 24, 0);
    await app.pool.query('update positions set confirmed = headcount where event_id = $1', [
      (await event('Full', 24, 5)).event_id,
    ]);
    expect(await needs('understaffed_event')).toEqual([]);
  });

  test('so far ahead as the settings say, here and in the list', async () => {
    for (const days of [5, 15, 16, 17, 18]) await event(`In ${days} days`, days * 24 - 1, 5);
    await lookAhead({ open_places_days: 17 });
    expect(await needs('understaffed_events')).toEqual([{ kind: 'understaffed_events', count: 4 }]);
    await expectListed();
  });
});

describe('transfers', () => {
  const person = async () => {
    const usher = await addRow(app.pool, 'ushers', { status: 'approved' });
    return {
      usher_id: usher.id,
      bank_account_id: (await addRow(app.pool, 'bank_accounts', { person_id: usher.id })).id,
    };
  };

  test('waiting: how many, how much in each currency, since when, and who has no account', async () => {
    const { usher_id, bank_account_id } = await person();
    const oldest = inHours(-24 * 9);
    await addRow(app.pool, 'transfers', { usher_id, bank_account_id, gross_minor: 500, created_at: oldest });
    await addRow(app.pool, 'transfers', { usher_id, gross_minor: 700, deductions_minor: 100 });
    await addRow(app.pool, 'transfers', { usher_id, gross_minor: 900, currency: 'AED' });
    await addRow(app.pool, 'transfers', { usher_id, gross_minor: 900, voided_at: oldest, void_reason: 'twice' });
    expect(await needs('transfers_waiting')).toEqual([
      {
        kind: 'transfers_waiting',
        count: 3,
        amounts: [
          { currency: 'SAR', amount_minor: 1100 },
          { currency: 'AED', amount_minor: 900 },
        ],
        oldest_at: oldest.toISOString(),
        without_bank_account: 2,
      },
    ]);
    await expectListed();
  });

  test('overdue: approved more than seven days ago and not sent', async () => {
    const { usher_id, bank_account_id } = await person();
    const { id: approved_by } = await addRow(app.pool, 'admins');
    const approve = (hours: number) =>
      addRow(app.pool, 'transfers', {
        usher_id,
        bank_account_id,
        approved_by,
        status: 'approved',
        approved_at: inHours(hours),
      });
    await approve(-24 * 7 - 1);
    await approve(-24 * 30);
    await approve(-24 * 6);
    await addRow(app.pool, 'transfers', {
      usher_id,
      created_at: inHours(-24 * 30),
      voided_at: inHours(-1),
      void_reason: 'twice',
    });
    expect(await needs('transfers_overdue')).toEqual([
      { kind: 'transfers_overdue', count: 2, days: 7, amounts: [{ currency: 'SAR', amount_minor: 20_000 }] },
    ]);
    expect(await needs('transfers_waiting')).toEqual([]);
    await expectListed();
    expect(await total(transferList.rows, { age: '..6' })).toBe(1);
  });
});

test('interviews of today in the zone of the settings, the next one first', async () => {
  const { id: interviewer_id } = await addRow(app.pool, 'admins', { name: 'Omar Haddad' });
  const { rows } = await app.pool.query<{ name: string }>(
    // a zone in which now is about noon, so that the day is not about to end
    `select name from pg_timezone_names where name ~ '^Etc/GMT' and extract(hour from now() at time zone name) = 12 limit 1`,
  );
  await app.pool.query(
    `insert into settings (key, value) values ('region', jsonb_build_object('time_zone', $1::text))`,
    [rows[0]?.name],
  );
  const interview = async (name_en: string, hours: number, status: 'planned' | 'canceled' = 'planned') => {
    const usher = await addRow(app.pool, 'ushers', { name_en, status: 'in_interview' });
    const times = { starts_at: inHours(hours), ends_at: inHours(hours + 0.5) };
    await addRow(app.pool, 'interviews', { person_id: usher.id, interviewer_id, status, ...times });
    return times.starts_at.toISOString();
  };
  await interview('Gone', -2);
  const next = await interview('Next', 1);
  await interview('Later', 3);
  await interview('Last', 5);
  await interview('Tomorrow', 24);
  await interview('Yesterday', -24);
  await interview('Canceled', 2, 'canceled');
  const [need, ...others] = await needs('interviews_today');
  expect(others).toEqual([]);
  expect(need).toMatchObject({
    count: 4,
    next: { name_en: 'Next', interviewer: 'Omar Haddad', starts_at: next },
    people: [{ name_en: 'Next' }, { name_en: 'Later' }, { name_en: 'Last' }],
  });
  await expectListed();
});

test('applications for events of the coming week, with the nearest deadline', async () => {
  const apply = async (title: string, hours: number, people: readonly string[], changes: object = {}) => {
    const { event_id, type_id } = await event(title, hours, 0, changes);
    for (const name_en of people) {
      const usher = await addRow(app.pool, 'ushers', { name_en, status: 'approved' });
      await addRow(app.pool, 'applications', { event_id, type_id, usher_id: usher.id });
    }
  };
  const deadline = inHours(5);
  await apply('No deadline', 24, ['A']);
  await apply('Closes tonight', 100, ['B', 'C', 'D', 'E'], { application_deadline: deadline });
  await apply('Closes later', 50, ['F'], { application_deadline: inHours(20) });
  await apply('Next month', 24 * 30, ['G'], { application_deadline: inHours(2) });
  await apply('Nobody waits', 20, [], { application_deadline: inHours(1) });
  expect(await needs('applications_waiting')).toMatchObject([
    {
      count: 6,
      events: 3,
      next_deadline: { title_en: 'Closes tonight', deadline: deadline.toISOString() },
      people: [{ name_en: 'B' }, { name_en: 'C' }, { name_en: 'D' }],
    },
  ]);
  await expectListed();
  await lookAhead({ applications_days: 2 });
  expect(await needs('applications_waiting')).toMatchObject([{ count: 1, events: 1 }]);
  await expectListed();
});

test('open deletion requests since the oldest', async () => {
  const oldest = inHours(-50);
  await addRow(app.pool, 'deletion_requests', { created_at: oldest });
  await addRow(app.pool, 'deletion_requests');
  await addRow(app.pool, 'deletion_requests', { status: 'done', handled_at: oldest, created_at: inHours(-90) });
  expect(await needs('deletion_requests')).toEqual([
    { kind: 'deletion_requests', count: 2, oldest_at: oldest.toISOString() },
  ]);
  await expectListed();
});

test('each permission set gets only what it can act on', async () => {
  const { event_id, type_id } = await event('Tomorrow', 24, 5);
  const usher_id = (await addRow(app.pool, 'ushers')).id;
  await addRow(app.pool, 'applications', { event_id, type_id, usher_id });
  await addRow(app.pool, 'transfers', { usher_id });
  await addRow(app.pool, 'deletion_requests');
  const kinds: Record<PermissionSet, Need['kind'][]> = {
    owner: ['understaffed_event', 'transfers_waiting', 'applications_waiting', 'deletion_requests'],
    ops: ['understaffed_event', 'applications_waiting'],
    recruiter: ['deletion_requests'],
    finance: ['transfers_waiting'],
    viewer: [],
  };
  for (const set of PERMISSION_SETS) {
    const answer = await app.call(getNeeds, { token: (await app.signIn(set)).token });
    expect(
      answer.json<{ data: Need[] }>().data.map(({ kind }) => kind),
      set,
    ).toEqual(kinds[set]);
  }
});
