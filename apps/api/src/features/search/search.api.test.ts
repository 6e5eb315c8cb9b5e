import { eventList } from '@proline/contract/event/event';
import { search, type SearchHit } from '@proline/contract/search/search';
import type { PermissionSet } from '@proline/domain/account/permission';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addRow, atHour } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
const tokens = new Map<PermissionSet, string>();
let transferCode = 0;
let usherCode = 0;

beforeAll(async () => {
  app = await startTestApp();
  for (const set of ['owner', 'viewer'] as const) tokens.set(set, (await app.signIn(set)).token);
  const usher = await addRow(app.pool, 'ushers', {
    name_en: 'Layla Al-Otaibi',
    name_ar: 'ليلى العتيبي',
    phone: '+966501112233',
  });
  await addRow(app.pool, 'ushers', { name_en: 'Abdel Laylani', name_ar: 'عبد الليلاني' });
  const leader = await addRow(app.pool, 'team_leaders', {
    name_en: 'Layal Hamdan',
    name_ar: 'ليال حمدان',
    phone: '+971502223344',
  });
  const category = await addRow(app.pool, 'categories', { name_en: 'Layla nights', name_ar: 'ليالي' });
  await addRow(app.pool, 'types', { name_en: 'Layla host', name_ar: 'مضيفة ليلى' });
  await addRow(app.pool, 'events', {
    category_id: category.id,
    title_en: 'Layla Festival',
    title_ar: 'مهرجان ليلى',
    starts_at: atHour(0),
    ends_at: atHour(9),
  });
  const transfer = await addRow(app.pool, 'transfers', { usher_id: usher.id, gross_minor: 12_500 });
  await addRow(app.pool, 'transfers', { leader_id: leader.id });
  await app.addAdmin('ops', 'Layla Office');
  // this pool reads an eight-byte number as text
  transferCode = Number(`${transfer.code}`);
  usherCode = Number(`${usher.code}`);
});
afterAll(() => app.close());

const find = async (q: string, set: PermissionSet = 'owner'): Promise<SearchHit[]> => {
  const reply = await app.call(search, { token: tokens.get(set) ?? '', query: { q } });
  return search.response.parse(reply.json()).data;
};
const found = async (q: string, set: PermissionSet = 'owner') =>
  (await find(q, set)).map(({ kind, title_en }) => `${kind}: ${title_en}`);

test('by name, all kinds in their order, the best first', async () => {
  expect(await found('layla')).toEqual([
    'events: Layla Festival',
    'ushers: Layla Al-Otaibi',
    'ushers: Abdel Laylani',
    'transfers: Layla Al-Otaibi',
    'categories: Layla nights',
    'types: Layla host',
    'admins: Layla Office',
  ]);
});

test('by Arabic name, however it is spelled', async () => {
  expect(await found('لَيلي العتيبى')).toEqual(['ushers: Layla Al-Otaibi', 'transfers: Layla Al-Otaibi']);
});

test('by words in any order', async () => {
  expect(await found('OTAIBI lay')).toEqual(['ushers: Layla Al-Otaibi', 'transfers: Layla Al-Otaibi']);
});

test('by number, with or without its letter', async () => {
  for (const q of [`U-${usherCode}`, `u${usherCode}`]) {
    expect((await find(q)).filter(({ kind }) => kind === 'ushers')).toMatchObject([{ code: usherCode }]);
  }
  expect(await find(`T${transferCode}`)).toMatchObject([
    { kind: 'transfers', code: transferCode, title_en: 'Layla Al-Otaibi', amount_minor: 12_500, currency: 'SAR' },
  ]);
  expect((await find(String(transferCode))).map(({ kind }) => kind)).toContain('transfers');
  expect((await find(`E${usherCode}`)).filter(({ kind }) => kind === 'ushers')).toEqual([]);
});

test.each(['+966 50 111 2233', '0501112233', '00966501112233', '501112233', '٠٥٠١١١٢٢٣٣', '050-111-2233'])(
  'by phone as %s',
  async (q) => {
    expect(await found(q)).toEqual(['ushers: Layla Al-Otaibi', 'transfers: Layla Al-Otaibi']);
  },
);

test('whose phone ends with the digits comes before those who have them in the middle', async () => {
  await addRow(app.pool, 'ushers', { name_en: 'Aaa Middle', name_ar: 'وسط', phone: '+966577310042' });
  await addRow(app.pool, 'ushers', { name_en: 'Zzz Tail', name_ar: 'آخر', phone: '+966500427731' });
  expect(await found('7731')).toEqual(['ushers: Zzz Tail', 'ushers: Aaa Middle']);
});

test('people by the end of their identity number', async () => {
  const id_number = {
    id_number_encrypted: Buffer.alloc(40),
    id_number_hmac: Buffer.alloc(32, 7),
    id_number_last4: '8842',
  };
  await addRow(app.pool, 'ushers', { name_en: 'Rakan Eid', name_ar: 'راكان عيد', ...id_number });
  expect(await found('8842')).toContain('ushers: Rakan Eid');
  expect(await found('٨٨٤٢', 'viewer')).toContain('ushers: Rakan Eid');
  const leader = await addRow(app.pool, 'team_leaders', { name_en: 'Muath Eid', name_ar: 'معاذ عيد' });
  await app.pool.query(
    `update persons set id_number_encrypted = $2, id_number_hmac = $3, id_number_last4 = '8842' where id = $1`,
    [leader.id, Buffer.alloc(40), Buffer.alloc(32, 8)],
  );
  expect(await found('8842')).toContain('leaders: Muath Eid');
  expect(await found('884')).not.toContain('ushers: Rakan Eid');
});

test('a misspelled name finds the nearest ones, where nothing is spelled so; numbers are never guessed', async () => {
  await addRow(app.pool, 'ushers', { name_en: 'Ghassan Tamimi', name_ar: 'غسان التميمي' });
  expect(await found('ghasan tamimy')).toContain('ushers: Ghassan Tamimi');
  expect(await found('غسسان')).toContain('ushers: Ghassan Tamimi');
  expect(await found('tamimi')).toEqual(['ushers: Ghassan Tamimi']);
  expect(await found('ofice', 'viewer')).not.toContain('admins: Layla Office');
  expect(await found('ofice')).toContain('admins: Layla Office');
  expect(await found('xqzwvk')).toEqual([]);
  expect(await found('0501112234')).toEqual([]);
});

test('the nearest are told apart from those that are spelled so, and a whole word is nearer than parts of two', async () => {
  const people = ['Alia Hamad Al-Mohannadi', 'Osama Mohammed'];
  for (const name_en of people) await addRow(app.pool, 'ushers', { name_en, name_ar: 'ثالث' });
  const told = async (q: string) => {
    const reply = search.response.parse(
      (await app.call(search, { token: tokens.get('viewer') ?? '', query: { q } })).json(),
    );
    return [reply.meta.nearest, ...reply.data.map(({ title_en }) => title_en)];
  };
  expect(await told('mohammed')).toEqual([false, 'Osama Mohammed']);
  expect((await told('mohamed')).slice(0, 2)).toEqual([true, 'Osama Mohammed']);
});

test('only what the caller may see', async () => {
  expect((await found('layla', 'viewer')).filter((line) => line.startsWith('admins'))).toEqual([]);
  expect(await found('office', 'viewer')).toEqual([]);
  expect(await found('office')).toEqual(['admins: Layla Office']);
});

test('a draft without a title is called by its code, and one title stands for both', async () => {
  const unborn = { starts_at: null, ends_at: null, city: 'Turaif' };
  const { code } = await addRow(app.pool, 'events', { ...unborn, title_en: '', title_ar: '' });
  await addRow(app.pool, 'events', { ...unborn, title_en: '', title_ar: 'ليالي طريف' });
  expect(await find('turaif')).toMatchObject([
    { title_en: `E-${code}`, title_ar: `E-${code}`, detail: 'Turaif', status: 'draft' },
    { title_en: 'ليالي طريف', title_ar: 'ليالي طريف' },
  ]);
});

test('an event is found by its city’s Arabic name, though the English one is kept', async () => {
  await addRow(app.pool, 'events', { title_en: 'Corniche Run', title_ar: 'سباق', city: 'Yanbu' });
  expect(await find('ينبع')).toMatchObject([{ kind: 'events', title_en: 'Corniche Run', detail: 'Yanbu' }]);
  expect(await find('run ينبع')).toHaveLength(1);
  expect(await find('walk ينبع')).toEqual([]);
});

test('an event is found by its client and by its leader’s name, not by the leader’s phone', async () => {
  const category = await addRow(app.pool, 'categories');
  const event = await addRow(app.pool, 'events', {
    category_id: category.id,
    title_en: 'Gala',
    title_ar: 'حفل',
    client_name: 'Zamzam Holding',
    status: 'published',
    published_at: new Date(),
  });
  const leader = await addRow(app.pool, 'team_leaders', {
    name_en: 'Wijdan Sabri',
    name_ar: 'وجدان صبري',
    phone: '+971509998877',
  });
  await addRow(app.pool, 'event_leads', { event_id: event.id, leader_id: leader.id });
  await addRow(app.pool, 'events', {
    title_en: 'Planned gala',
    title_ar: 'حفل مخطط',
    status: 'draft',
    planned_leader_ids: [leader.id],
  });
  expect(await found('zamzam')).toEqual(['events: Gala']);
  expect((await found('صبري وجدان')).toSorted()).toEqual([
    'events: Gala',
    'events: Planned gala',
    'leaders: Wijdan Sabri',
  ]);
  expect((await found('509998877')).filter((line) => line.startsWith('events'))).toEqual([]);
  const listed = async (q: string) => {
    const reply = await app.call(eventList.rows, { token: tokens.get('viewer') ?? '', query: { q, sort: 'code' } });
    return reply.json<{ data: { title_en: string }[] }>().data.map(({ title_en }) => title_en);
  };
  expect(await listed('zamzam')).toEqual(['Gala']);
  expect(await listed('sabri wijdan')).toEqual(['Gala', 'Planned gala']);
});

test('what is on or comes stands before what is over, the next first, each with its day', async () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const add = (title_en: string, hour: number) =>
    addRow(app.pool, 'events', { title_en, title_ar: title_en, starts_at: inHours(hour), ends_at: inHours(hour + 8) });
  await add('Regatta past', -200);
  await add('Regatta last week', -100);
  await add('Regatta later', 500);
  await add('Regatta next', 50);
  await add('Regatta now', -2);
  const hits = await find('regatta');
  expect(hits.map(({ title_en }) => title_en)).toEqual([
    'Regatta now',
    'Regatta next',
    'Regatta later',
    'Regatta last week',
    'Regatta past',
  ]);
  expect(hits.map(({ starts_on }) => starts_on)).not.toContain(null);
});

test('at most five of a kind', async () => {
  for (let i = 0; i < 9; i += 1) await addRow(app.pool, 'ushers', { name_en: `Quintessa ${i}`, name_ar: `كوين ${i}` });
  expect(await find('quintessa')).toHaveLength(5);
});

test('signs that mean something to the database are only signs', async () => {
  for (const q of ['%%', '__', '\\\\', "' or 1=1 --", '$1']) expect(await find(q)).toEqual([]);
});

test('a single letter, or none, is too little', async () => {
  for (const q of ['', 'a', '  b  ']) {
    expect((await app.call(search, { token: tokens.get('owner') ?? '', query: { q } })).statusCode).toBe(422);
  }
});
