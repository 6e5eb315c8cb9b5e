import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { getUsher, type Usher } from '@proline/contract/usher/usher';
import { changeUsher, createUsher } from '@proline/contract/usher/usher-record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addFile } from '../../testing/sample/sample-files.ts';
import { samplePerson, samplePhone } from '../../testing/sample/sample-person.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { keysFrom, openSeals } from '../../platform/security/person-seal.ts';

let app: TestApp;
let recruiter: { id: string; token: string };
beforeAll(async () => {
  app = await startTestApp();
  recruiter = await app.signIn('recruiter');
});
afterAll(() => app.close());

type Person = SentBodyOf<typeof createUsher>;
type Reply = { statusCode: number; json: () => unknown };

const create = (body: Partial<Person> & Record<string, unknown> = {}) =>
  app.call(createUsher, { token: recruiter.token, body: { ...samplePerson(), ...body } });
const usherIn = (reply: Reply) => (reply.json() as { data: Usher }).data;
const created = async (body: Partial<Person> = {}) => usherIn(await create(body));
const bodyOf = ({ version, ...usher }: Usher, changes: Partial<Person> = {}) => ({
  version,
  name_en: usher.name_en,
  name_ar: usher.name_ar,
  phone: usher.phone,
  email: usher.email,
  birth_date: usher.birth_date,
  gender: usher.gender,
  nationality: usher.nationality,
  city: usher.city,
  languages: usher.languages_spoken,
  height_cm: usher.height_cm,
  clothing_size: usher.clothing_size,
  shoe_size: usher.shoe_size,
  ...changes,
});
const change = (usher: Usher, changes: Partial<Person> = {}) =>
  app.call(changeUsher, { token: recruiter.token, params: { id: usher.id }, body: bodyOf(usher, changes) });
const refusal = (reply: Reply) => {
  const { code, errors } = reply.json() as ErrorReply;
  return [reply.statusCode, code, errors];
};
const entriesOf = async (id: string) => {
  const { rows } = await app.pool.query<{ action: string; before: unknown; after: unknown; entry: string }>(
    'select action, before, after, audit_log::text as entry from audit_log where record_id = $1 order by id',
    [id],
  );
  return openSeals(keysFrom(app.pool), app.dataKey, rows);
};

describe('entering an usher', () => {
  test('keeps everything that was said, tidied, as pending', async () => {
    const photo_id = await addFile(app, recruiter.id, 'usher_photo');
    const reply = await create({
      name_en: '  Sara Al-Fahad ',
      phone: '٠٠٩٦٦ ٥٠ ٩٨٧ ٦٥٤٣',
      email: 'Sara@Example.com',
      city: 'جدة',
      languages: [
        { code: 'ar', level: 'native' },
        { code: 'en', level: null },
      ],
      id_number: '10-8991 2345',
      photo_id,
    });
    const usher = usherIn(reply);
    expect([reply.statusCode, usher]).toMatchObject([
      200,
      {
        name_en: 'Sara Al-Fahad',
        phone: '+966509876543',
        email: 'sara@example.com',
        city: 'Jeddah',
        status: 'pending',
        languages: ['ar', 'en'],
        languages_spoken: [
          { code: 'ar', level: 'native' },
          { code: 'en', level: null },
        ],
        height_cm: 168,
        clothing_size: 'M',
        shoe_size: 39,
        id_number_last4: '2345',
        photo: `/api/admin/files/${photo_id}`,
        photo_id,
        missing: [],
        version: 1,
      },
    ]);
    expect(usher.code).toBeGreaterThan(0);
    const read = await app.call(getUsher, { token: recruiter.token, params: { id: usher.id } });
    expect(usherIn(read)).toEqual(usher);
  });

  test('takes somebody who is half-filled, and names what approval will ask for', async () => {
    const usher = await created({
      name_en: '',
      name_ar: 'هالة',
      birth_date: null,
      gender: null,
      nationality: null,
      city: '',
      languages: [],
      height_cm: null,
      clothing_size: null,
      shoe_size: null,
    });
    expect(usher).toMatchObject({ name_ar: 'هالة', age: null, gender: null, missing: ['photo', 'birth_date'] });
  });

  test('is recorded without the identity number', async () => {
    const { id } = await created({ name_en: 'Recorded Person', id_number: 'CANARY4711' });
    const [entry, ...more] = await entriesOf(id);
    expect([entry?.action, more]).toEqual(['create', []]);
    expect(entry?.after).toMatchObject({ name_en: 'Recorded Person', id_number: '[masked]' });
    expect(entry?.entry).not.toMatch(/CANARY|4711/);
  });

  test('a pin is kept whole, recorded, and goes with the city that it was in', async () => {
    const pin = { latitude: 24.713557, longitude: 46.675301 };
    const added = await created({ pin });
    expect(added.pin).toEqual({ latitude: 24.71356, longitude: 46.6753 });
    const same = usherIn(await change(added));
    expect([same.pin, same.version]).toEqual([added.pin, added.version]);
    const moved = usherIn(await change(added, { city: 'Jeddah' }));
    expect(moved.pin).toBeNull();
    const there = { latitude: 21.5, longitude: 39.2 };
    expect(usherIn(await change(moved, { city: 'Jeddah', pin: there })).pin).toEqual(there);
    const changes = (await entriesOf(added.id)).filter(({ action }) => action === 'change');
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      [
        { city: 'Riyadh', pin: '24.71356, 46.6753' },
        { city: 'Jeddah', pin: null },
      ],
      [{ pin: null }, { pin: '21.5, 39.2' }],
    ]);
    expect(changes.map(({ entry }) => entry).join()).not.toMatch(/24\.71|21\.5/);
  });

  test('twice with one key adds one person', async () => {
    const body = samplePerson();
    const call = () =>
      app.call(createUsher, { token: recruiter.token, body, headers: { 'idempotency-key': 'one-usher' } });
    const [first, second] = [await call(), await call()];
    expect(usherIn(second).id).toBe(usherIn(first).id);
  });
});

describe('what does not fit is refused at its field', () => {
  const letters = (count: number) => 'a'.repeat(count);
  test.each([
    ['no name at all', { name_en: ' ', name_ar: '' }, 'name_en', 'required'],
    ['a name of emoji', { name_en: '😀😀' }, 'name_en', 'no_letters'],
    ['a name of invisible signs', { name_en: '\u200b\u200e', name_ar: '' }, 'name_en', 'required'],
    ['a name that turns its direction', { name_ar: 'سارة\u202Eevil' }, 'name_ar', 'forbidden_characters'],
    ['a name over two lines', { name_en: 'Sara\nAl-Fahad' }, 'name_en', 'forbidden_characters'],
    ['a name that is too long', { name_en: letters(121) }, 'name_en', 'too_long'],
    ['no phone', { phone: '' }, 'phone', 'required'],
    ['an email that is none', { email: 'sara@' }, 'email', 'invalid_email'],
    ['a birth date that never was', { birth_date: '2001-02-29' }, 'birth_date', 'no_such_day'],
    ['a birth date before there were years', { birth_date: '0000-01-01' }, 'birth_date', 'no_such_day'],
    ['another gender', { gender: 'other' }, 'gender', 'not_allowed'],
    ['a pin beyond the pole', { pin: { latitude: 91, longitude: 46 } }, 'pin.latitude', 'too_large'],
    ['no country', { nationality: 'XX' }, 'nationality', 'not_allowed'],
    ['a language twice', { languages: ['en', 'en'].map((code) => ({ code, level: null })) }, 'languages', 'twice'],
    ['a dwarf', { height_cm: 99 }, 'height_cm', 'too_small'],
    ['a giant', { height_cm: 251 }, 'height_cm', 'too_large'],
    ['a size of no scale', { clothing_size: 'XXS' }, 'clothing_size', 'not_allowed'],
    ['a shoe of no size', { shoe_size: 53 }, 'shoe_size', 'too_large'],
    ['an identity number of three', { id_number: '123' }, 'id_number', 'invalid_format'],
    ['an identity number of twenty-one', { id_number: '1'.repeat(21) }, 'id_number', 'invalid_format'],
    ['an identity number in words', { id_number: 'not yet known!' }, 'id_number', 'invalid_format'],
    ['a field that is none', { status: 'approved' }, 'status', 'unknown_field'],
  ])('%s', async (_, part, field, code) => {
    const reply = await create(part as Partial<Person>);
    expect(refusal(reply)).toEqual([422, 'validation_failed', { [field]: expect.arrayContaining([code]) }]);
  });

  test.each(['+96650123456', '12345', '+999 50 123 4567', 'ask Huda'])('a phone like %s', async (phone) => {
    expect(refusal(await create({ phone }))).toEqual([422, 'phone_not_valid', { phone: ['phone_not_valid'] }]);
  });

  test('a photo that somebody else has sent, that is in use, or that is no photo', async () => {
    const { id: other } = await app.addAdmin('recruiter');
    const used = await addFile(app, recruiter.id, 'usher_photo');
    await created({ photo_id: used });
    const foreign = await addFile(app, other, 'usher_photo');
    const cover = await addFile(app, recruiter.id, 'event_cover');
    for (const photo_id of [used, foreign, cover, crypto.randomUUID()])
      expect(refusal(await create({ photo_id }))).toEqual([409, 'file_not_usable', { photo_id: ['file_not_usable'] }]);
  });
});

describe('nobody is entered twice', () => {
  const twinIn = (reply: Reply) => (reply.json() as ErrorReply).record;

  test('the phone of an usher, however it is written, names the usher', async () => {
    const twin = await created({ name_en: 'First Entered', phone: '+966 55 111 2233' });
    const reply = await create({ phone: '00966 55-111-2233' });
    expect(refusal(reply)).toEqual([409, 'phone_taken', { phone: ['phone_taken'] }]);
    expect(twinIn(reply)).toEqual({ kind: 'usher', id: twin.id, name_en: 'First Entered', name_ar: twin.name_ar });
  });

  test('the phone of a team leader names the leader', async () => {
    const leader = await addRow(app.pool, 'team_leaders', { phone: samplePhone() });
    const reply = await create({ phone: leader.phone });
    expect([reply.statusCode, twinIn(reply)]).toMatchObject([409, { kind: 'team_leader', id: leader.id }]);
  });

  test('the same identity number, however it is written', async () => {
    const twin = await created({ id_number: 'AB 123-456' });
    const reply = await create({ id_number: 'ab123456' });
    expect(refusal(reply)).toEqual([409, 'id_number_taken', { id_number: ['id_number_taken'] }]);
    expect(twinIn(reply)?.id).toBe(twin.id);
  });

  test('of two at the same moment one is entered, and the other is told', async () => {
    const phone = samplePhone();
    const replies = await Promise.all([create({ phone }), create({ phone }), create({ phone })]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const codes = replies.map((reply) => reply.json<ErrorReply>().code);
    expect(codes.filter((code) => code === 'phone_taken')).toHaveLength(2);
  });
});

describe('changing an usher', () => {
  test('says what was and what is, and nothing else', async () => {
    const usher = await created({ city: 'Riyadh', height_cm: 170 });
    const after = usherIn(await change(usher, { city: 'Dammam', height_cm: null }));
    expect(after).toMatchObject({ city: 'Dammam', height_cm: null, version: usher.version + 1, phone: usher.phone });
    const [, entry] = await entriesOf(usher.id);
    expect(entry).toMatchObject({
      action: 'change',
      before: { city: 'Riyadh', height_cm: 170 },
      after: { city: 'Dammam', height_cm: null },
    });
    expect(Object.keys(entry?.after ?? {}).toSorted()).toEqual(['city', 'height_cm']);
  });

  test('over an older version is refused', async () => {
    const usher = await created();
    await change(usher, { city: 'Abha' });
    expect(refusal(await change(usher, { city: 'Taif' }))).toEqual([409, 'conflict', undefined]);
  });

  test('keeps photo and identity number that are not mentioned, and takes away what is null', async () => {
    const photo_id = await addFile(app, recruiter.id, 'usher_photo');
    const usher = await created({ photo_id, id_number: 'KEPT1234' });
    const kept = usherIn(await change(usher, { city: 'Hail' }));
    expect([kept.photo_id, kept.id_number_last4]).toEqual([photo_id, '1234']);
    const without = usherIn(await change(kept, { photo_id: null, id_number: null }));
    expect([without.photo, without.id_number_last4]).toEqual([null, null]);
    const { rows } = await app.pool.query('select id from files where id = $1', [photo_id]);
    expect(rows).toEqual([]);
  });

  test('to the phone or the identity number of somebody else is refused, to the own one is not', async () => {
    const twin = await created({ id_number: 'TWIN0001' });
    const usher = await created({ id_number: 'OWN00001' });
    expect(refusal(await change(usher, { phone: twin.phone }))[1]).toBe('phone_taken');
    expect(refusal(await change(usher, { id_number: 'twin-0001' }))[1]).toBe('id_number_taken');
    expect((await change(usher, { id_number: 'own-00001' })).statusCode).toBe(200);
  });

  test('a phone of old that no rule would take today may stay', async () => {
    const { id } = await addRow(app.pool, 'ushers', { phone: '+966100000001' });
    const usher = usherIn(await app.call(getUsher, { token: recruiter.token, params: { id } }));
    expect((await change(usher, { city: 'Tabuk' })).statusCode).toBe(200);
  });

  test.each(['approved', 'blocked'] as const)('who is %s keeps photo and age', async (status) => {
    const { id } = await addRow(app.pool, 'ushers', { status, status_reason: 'A reason' });
    const usher = usherIn(await app.call(getUsher, { token: recruiter.token, params: { id } }));
    const code = 'approved_stays_complete';
    expect(refusal(await change(usher, { photo_id: null }))).toEqual([409, code, { photo_id: [code] }]);
    expect(refusal(await change(usher, { birth_date: null }))).toEqual([409, code, { birth_date: [code] }]);
    const minor = 'birth_date_under_age';
    expect(refusal(await change(usher, { birth_date: '2015-01-01' }))).toEqual([422, minor, { birth_date: [minor] }]);
    expect((await change(usher, { birth_date: '1990-01-01' })).statusCode).toBe(200);
  });

  test('what somebody blocked lacks already keeps nobody from changing the rest', async () => {
    const { id } = await addRow(app.pool, 'ushers', { status: 'blocked', status_reason: 'No-show', photo: null });
    const usher = usherIn(await app.call(getUsher, { token: recruiter.token, params: { id } }));
    expect((await change(usher, { city: 'Abha' })).statusCode).toBe(200);
  });

  test('who is only a team leader is no usher', async () => {
    const { id } = await addRow(app.pool, 'team_leaders');
    const body = { version: 1, ...samplePerson() };
    expect((await app.call(changeUsher, { token: recruiter.token, params: { id }, body })).statusCode).toBe(404);
  });
});
