import { ALWAYS_FREE } from '@proline/domain/people/availability';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { getFile, uploadFile } from '@proline/contract/file/file';
import {
  addStaffDocument,
  changeStaffAvailability,
  changeStaffProfile,
  getStaffAvailability,
  getStaffBankAccount,
  getStaffPhoto,
  getStaffProfile,
  listStaffDocuments,
  openStaffDocument,
  setStaffBankAccount,
  uploadStaffFile,
} from '@proline/contract/staff-profile/staff-profile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePng } from '../../testing/sample/sample-files.ts';
import { SAMPLE_IBAN } from '../../testing/sample/sample-person.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type CallOptions, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
});
afterAll(() => app.close());

const codeOf = (reply: { json: <T>() => T }) => reply.json<ErrorReply>().code;
type Staff = { readonly id: string; readonly token: string };

const profileOf = async ({ token }: Staff) =>
  getStaffProfile.response.parse((await app.call(getStaffProfile, { token })).json()).data;

const change = ({ token }: Staff, body: CallOptions['body']) => app.call(changeStaffProfile, { token, body });
const CHANGEABLE = {
  email: 'hala@example.com',
  city: 'Jeddah',
  languages: [{ code: 'en', level: 'fluent' }],
  height_cm: 170,
  clothing_size: 'M',
  shoe_size: 40,
};

const send = async (
  { token }: Staff,
  purpose: 'usher_photo' | 'usher_document',
  bytes?: Buffer,
): Promise<{ statusCode: number; id: string; body: string }> => {
  const reply = await app.call(uploadStaffFile, {
    token,
    query: { purpose, name: 'mine.png' },
    bytes: bytes ?? (await samplePng()),
  });
  const id = reply.statusCode === 200 ? uploadStaffFile.response.parse(reply.json()).data.id : '';
  return { statusCode: reply.statusCode, id, body: reply.body };
};

describe('one’s own record', () => {
  test('shows what is kept, without what the office says about somebody', async () => {
    const { id } = await addRow(app.pool, 'ushers', {
      status: 'rejected',
      status_reason: 'Late twice',
      tags: ['difficult'],
    });
    const staff = await app.signInStaff(id);
    const reply = await app.call(getStaffProfile, { token: staff.token });
    expect(reply.json()).toMatchObject({ data: { id, name_en: 'Hala Mansour', usher: { status: 'rejected' } } });
    expect(reply.body).not.toMatch(/Late twice|difficult|tags/);
  });

  test('is changed where one may; names, phone and birth date are the office’s', async () => {
    const staff = await app.signInStaff();
    const before = await profileOf(staff);
    const photo = await send(staff, 'usher_photo');
    const reply = await change(staff, { version: before.version, ...CHANGEABLE, photo_id: photo.id });
    expect(reply.statusCode).toBe(200);
    const after = await profileOf(staff);
    expect(after).toMatchObject({
      email: 'hala@example.com',
      city: 'Jeddah',
      languages_spoken: CHANGEABLE.languages,
      photo_id: photo.id,
      name_en: before.name_en,
      phone: before.phone,
      birth_date: before.birth_date,
    });
    for (const field of ['name_en', 'phone', 'birth_date', 'id_number', 'tags', 'usher_status'])
      expect(codeOf(await change(staff, { version: after.version, ...CHANGEABLE, [field]: 'x' }))).toBe(
        'validation_failed',
      );
    const { rows } = await app.pool.query(
      `select actor, person_id, admin_id, action from audit_log where record_id = $1`,
      [staff.id],
    );
    expect(rows).toEqual([{ actor: 'person', person_id: staff.id, admin_id: null, action: 'change' }]);
    const shown = await app.call(getStaffPhoto, { token: staff.token, query: { size: '96' } });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  test('an old version changes nothing, and an approved person keeps a photo', async () => {
    const staff = await app.signInStaff();
    const { version } = await profileOf(staff);
    expect(codeOf(await change(staff, { version: version + 1, ...CHANGEABLE }))).toBe('conflict');
    expect(codeOf(await change(staff, { version, ...CHANGEABLE, photo_id: null }))).toBe('approved_stays_complete');
  });

  test('a photo that another person or an admin has sent is not one’s own', async () => {
    const [staff, other] = [await app.signInStaff(), await app.signInStaff()];
    const { version } = await profileOf(staff);
    const admin = await app.signIn('recruiter');
    const sent = await app.call(uploadFile, {
      token: admin.token,
      query: { purpose: 'usher_photo', name: 'a.png' },
      bytes: await samplePng(),
    });
    const theirs = [(await send(other, 'usher_photo')).id, uploadFile.response.parse(sent.json()).data.id];
    for (const photo_id of theirs)
      expect(codeOf(await change(staff, { version, ...CHANGEABLE, photo_id }))).toBe('file_not_usable');
    // and nothing of the house opens with the token
    expect(codeOf(await app.call(getFile, { token: staff.token, params: { id: theirs[0] ?? '' } }))).toBe(
      'unauthenticated',
    );
  });
});

describe('documents', () => {
  test('are sent, kept and opened by oneself alone', async () => {
    const [staff, other] = [await app.signInStaff(), await app.signInStaff()];
    const { id: file_id } = await send(staff, 'usher_document');
    const body = { file_id, kind: 'passport', expires_on: '2031-05-01' };
    expect(codeOf(await app.call(addStaffDocument, { token: other.token, body }))).toBe('file_not_usable');
    const added = addStaffDocument.response.parse(
      (await app.call(addStaffDocument, { token: staff.token, body })).json(),
    );
    expect(added.data).toMatchObject([{ kind: 'passport', file_name: 'mine.png' }]);
    const params = { id: added.data[0]?.id ?? '' };
    expect((await app.call(openStaffDocument, { token: staff.token, params })).statusCode).toBe(200);
    expect((await app.call(openStaffDocument, { token: other.token, params })).statusCode).toBe(404);
    expect((await app.call(listStaffDocuments, { token: other.token })).json()).toEqual({ data: [] });
    expect(codeOf(await app.call(addStaffDocument, { token: staff.token, body }))).toBe('file_not_usable');
  });

  test('what is no picture or PDF, or is damaged, is refused by its bytes', async () => {
    const staff = await app.signInStaff();
    const tries: [string, Buffer][] = [
      ['file_empty', Buffer.alloc(0)],
      ['file_type_not_allowed', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['file_damaged', Buffer.from('%PDF-1.4\nno end')],
    ];
    for (const [code, bytes] of tries) expect((await send(staff, 'usher_document', bytes)).body).toContain(code);
    const path = await app.call(uploadStaffFile, {
      token: staff.token,
      query: { purpose: 'usher_photo', name: '../me.png' },
      bytes: await samplePng(),
    });
    expect(codeOf(path)).toBe('file_name_has_path');
    const admin = await app.call(uploadStaffFile, {
      token: staff.token,
      query: { purpose: 'event_cover', name: 'me.png' },
      bytes: await samplePng(),
    });
    expect(codeOf(admin)).toBe('validation_failed');
  });
});

describe('the bank account', () => {
  const account = { iban: SAMPLE_IBAN, bank_name: 'Al Rajhi Bank', holder: 'Hala Mansour' };

  test('is masked, and a change waits for finance again; what is to be paid follows it', async () => {
    const staff = await app.signInStaff();
    const set = (replaces: string | null) =>
      app.call(setStaffBankAccount, { token: staff.token, body: { replaces, ...account } });
    const first = setStaffBankAccount.response.parse((await set(null)).json()).data;
    expect(first).toMatchObject({ iban_last4: '7519', country: 'SA', confirmed: false });
    await app.pool.query('update bank_accounts set checked_at = now() where id = $1', [first?.id]);
    await addRow(app.pool, 'transfers', { usher_id: staff.id, bank_account_id: first?.id ?? null });
    expect(codeOf(await set(null))).toBe('conflict');
    const second = setStaffBankAccount.response.parse((await set(first?.id ?? null)).json()).data;
    expect(second?.confirmed).toBe(false);
    const { rows } = await app.pool.query('select bank_account_id from transfers where usher_id = $1', [staff.id]);
    expect(rows).toEqual([{ bank_account_id: second?.id }]);
    const shown = await app.call(getStaffBankAccount, { token: staff.token });
    expect(shown.body).not.toContain(SAMPLE_IBAN);
  });

  test('that somebody else has too names nobody; a wrong number is refused', async () => {
    const [one, other] = [await app.signInStaff(), await app.signInStaff()];
    const body = { replaces: null, ...account };
    await app.call(setStaffBankAccount, { token: one.token, body });
    const reply = await app.call(setStaffBankAccount, { token: other.token, body });
    expect([reply.statusCode, reply.body.includes(one.id), reply.body.includes('shared')]).toEqual([200, false, false]);
    const wrong = await app.call(setStaffBankAccount, {
      token: one.token,
      body: { ...body, iban: 'SA0380000000608010167518' },
    });
    expect(codeOf(wrong)).toBe('iban_not_valid');
  });
});

test('availability is said by oneself, over the version that was read', async () => {
  const [staff, other] = [await app.signInStaff(), await app.signInStaff()];
  const say = (version: number, days_off: unknown[] = []) =>
    app.call(changeStaffAvailability, { token: staff.token, body: { version, week: ALWAYS_FREE, days_off } });
  const day_off = { first_day: '2030-01-20', last_day: '2030-01-22', reason: 'Exams' };
  expect((await say(0, [day_off])).statusCode).toBe(200);
  expect(codeOf(await say(0))).toBe('conflict');
  expect(codeOf(await say(1, [day_off, day_off]))).toBe('days_off_overlap');
  expect((await app.call(getStaffAvailability, { token: staff.token })).json()).toMatchObject({
    data: { version: 1, days_off: [day_off] },
  });
  expect((await app.call(getStaffAvailability, { token: other.token })).json()).toMatchObject({ data: { version: 0 } });
});

test('whoever is erased meanwhile is signed out, and nothing is written', async () => {
  const staff = await app.signInStaff();
  const { version } = await profileOf(staff);
  const client = await app.pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `update persons set anonymised_at = now(), usher_status = null, usher_status_changed_at = null, usher_since = null
       where id = $1`,
      [staff.id],
    );
    const pending = change(staff, { version, ...CHANGEABLE });
    await expect
      .poll(
        async () =>
          (
            await app.pool.query(`select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`, [
              app.database.config.database,
            ])
          ).rowCount,
      )
      .toBe(1);
    await client.query('commit');
    expect(codeOf(await pending)).toBe('session_ended');
  } finally {
    client.release();
  }
});
