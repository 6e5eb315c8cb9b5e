import { login, me } from '@proline/contract/auth/auth';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { getFile } from '@proline/contract/file/file';
import {
  changePassword,
  changePreferences,
  changeProfile,
  endSessions,
  getProfile,
  listSessions,
} from '@proline/contract/profile/profile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addFile } from '../../testing/sample/sample-files.ts';
import { startTestApp, TEST_PASSWORD, tokenIn, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
/** A second process on the same database. */
let there: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  there = await startTestApp({ database: app.database, dataKey: app.dataKey });
});
afterAll(async () => {
  await there.close();
  await app.close();
});

const refusal = (response: { statusCode: number; json: () => unknown }) => [
  response.statusCode,
  (response.json() as ErrorReply).code,
];
const profileOf = async (token: string) =>
  getProfile.response.parse((await app.call(getProfile, { token })).json()).data;

describe('preferences', () => {
  test('are nobody’s until he chooses, then on the account wherever he signs in', async () => {
    const { id, email } = await app.addAdmin('ops');
    const { token } = await app.signIn('ops', id);
    const none = { language: null, theme: null, density: null, numerals: null };
    expect((await profileOf(token)).preferences).toEqual(none);

    const chosen = await app.call(changePreferences, { token, body: { density: 'compact', numerals: 'arab' } });
    const expected = { ...none, density: 'compact', numerals: 'arab' };
    expect(chosen.json()).toMatchObject({ data: { id, preferences: expected } });
    expect((await there.call(me, { token })).json()).toMatchObject({ data: { preferences: expected } });
    const elsewhere = await there.call(login, { body: { email, password: TEST_PASSWORD } });
    expect(elsewhere.json()).toMatchObject({ data: { user: { preferences: expected, two_factor: 'off' } } });
  });

  test('leave the version alone: nobody’s change of the account is stale because of a theme', async () => {
    const { token } = await app.signIn('ops');
    const { version } = await profileOf(token);
    await app.call(changePreferences, { token, body: { theme: 'dark' } });
    expect((await profileOf(token)).version).toBe(version);
  });

  test('that nobody offers do not fit', async () => {
    const { token } = await app.signIn('ops');
    for (const body of [{ theme: 'pink' }, { language: 'fr' }, { size: 'huge' }]) {
      expect(refusal(await app.call(changePreferences, { token, body }))).toEqual([422, 'validation_failed']);
    }
  });
});

describe('name and photo', () => {
  test('a name is trimmed, kept and audited', async () => {
    const { id, token } = await app.signIn('viewer');
    const { version } = await profileOf(token);
    const saved = await app.call(changeProfile, { token, body: { version, name: '  هدى ناصر ' } });
    expect(saved.json()).toMatchObject({ data: { name: 'هدى ناصر', version: version + 1 } });
    const { rows } = await app.pool.query(
      `select before ->> 'name' as before, after ->> 'name' as after from audit_log where action = 'change_profile' and record_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ before: 'huda nasser', after: 'هدى ناصر' }]);
  });

  test('of two changes at once on one version the second is stale', async () => {
    const { token } = await app.signIn('viewer');
    const { version } = await profileOf(token);
    const change = (where: TestApp, name: string) => where.call(changeProfile, { token, body: { version, name } });
    const codes = (await Promise.all([change(app, 'One'), change(there, 'Two')])).map(({ statusCode }) => statusCode);
    expect(codes.sort()).toEqual([200, 409]);
  });

  test('a photo that one has sent is shown to every admin, and the old one is let go', async () => {
    const { id, token } = await app.signIn('viewer');
    const [first, second] = [await addFile(app, id), await addFile(app, id)];
    const use = async (photo_id: string | null) =>
      app.call(changeProfile, { token, body: { version: (await profileOf(token)).version, photo_id } });
    const looseOf = async (file: string) =>
      (
        await app.pool.query<{ loose: boolean }>('select loose_since is not null as loose from files where id = $1', [
          file,
        ])
      ).rows[0]?.loose;

    expect((await use(first)).json()).toMatchObject({ data: { image: `/api/admin/files/${first}` } });
    expect(await looseOf(first)).toBe(false);
    const other = await app.signIn('finance');
    const seen = await app.call(getFile, { token: other.token, params: { id: first }, query: { size: '96' } });
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp']);

    await use(second);
    expect([await looseOf(first), await looseOf(second)]).toEqual([true, false]);
    expect((await use(null)).json()).toMatchObject({ data: { image: null } });
    expect(await looseOf(second)).toBe(true);
  });

  test('somebody else’s photo, one in use, one of another purpose and none at all cannot be taken', async () => {
    const { id, token } = await app.signIn('recruiter');
    const other = await app.addAdmin('viewer');
    const used = await addFile(app, id);
    await app.pool.query('update files set loose_since = null where id = $1', [used]);
    const { version } = await profileOf(token);
    for (const photo_id of [
      await addFile(app, other.id),
      used,
      await addFile(app, id, 'usher_photo'),
      '0197c5f2-8c4e-7b5a-9d3f-2f6c1e0a4b7d',
    ]) {
      const response = await app.call(changeProfile, { token, body: { version, photo_id } });
      expect(refusal(response)).toEqual([409, 'file_not_usable']);
    }
    expect((await profileOf(token)).version).toBe(version);
  });
});

describe('password', () => {
  const NEW_PASSWORD = 'a completely new password';
  const change = (token: string, current_password: string, where = app) =>
    where.call(changePassword, { token, body: { current_password, new_password: NEW_PASSWORD } });

  test('changes with the current one, and all other sessions end', async () => {
    const { id, email } = await app.addAdmin('ops');
    const [here, elsewhere] = [await app.signIn('ops', id), await app.signIn('ops', id)];
    expect((await change(here.token, TEST_PASSWORD)).statusCode).toBe(200);
    expect((await app.call(me, { token: here.token })).statusCode).toBe(200);
    expect(refusal(await there.call(me, { token: elsewhere.token }))).toEqual([401, 'session_ended']);
    const signIn = (password: string) => app.call(login, { body: { email, password } });
    expect(refusal(await signIn(TEST_PASSWORD))).toEqual([401, 'wrong_credentials']);
    expect((await signIn(NEW_PASSWORD)).statusCode).toBe(200);
  });

  test('with a wrong current one it is 422 at that field, and the session stays', async () => {
    const { token } = await app.signIn('ops');
    const response = await change(token, 'not my password');
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      code: 'wrong_current_password',
      errors: { current_password: ['wrong'] },
    });
    expect((await app.call(me, { token })).statusCode).toBe(200);
  });

  test('guesses at it are slowed down, on all processes together', async () => {
    const { token } = await app.signIn('ops');
    const codes: unknown[] = [];
    for (let i = 0; i < 6; i += 1) codes.push((await change(token, 'a guess', i % 2 ? app : there)).statusCode);
    expect(codes).toEqual([422, 422, 422, 422, 422, 429]);
  });

  test('of two changes at once one wins', async () => {
    const { token } = await app.signIn('ops');
    const replies = await Promise.all([change(token, TEST_PASSWORD), change(token, TEST_PASSWORD, there)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  test('a weak one is refused, and so is the old one', async () => {
    const { id, email } = await app.addAdmin('ops');
    const { token } = await app.signIn('ops', id);
    for (const new_password of ['12345678', '        ', email, TEST_PASSWORD]) {
      const body = { current_password: TEST_PASSWORD, new_password };
      expect(refusal(await app.call(changePassword, { token, body }))).toEqual([422, 'weak_password']);
    }
  });

  test('a short one does not fit, and neither is ever written down', async () => {
    const { token } = await app.signIn('ops');
    const response = await app.call(changePassword, {
      token,
      body: { current_password: TEST_PASSWORD, new_password: 'short' },
    });
    expect(refusal(response)).toEqual([422, 'validation_failed']);
    const { rows } = await app.pool.query(`select 1 from audit_log where after::text like '%${NEW_PASSWORD}%'`);
    expect(rows).toEqual([]);
    expect(app.log.filter((line) => line.includes(NEW_PASSWORD))).toEqual([]);
  });
});

describe('sessions', () => {
  const AGENT =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  const listOf = async (token: string) =>
    listSessions.response.parse((await app.call(listSessions, { token })).json()).data;

  test('are listed with their device, this one marked; dead ones and those of others are not', async () => {
    const { id, email } = await app.addAdmin('ops');
    await app.signIn('finance');
    const dead = await app.signIn('ops', id);
    await app.pool.query(
      'update sessions set revoked_at = now() where token_hash in (select token_hash from sessions where admin_id = $1)',
      [id],
    );
    const reply = await app.call(login, { body: { email, password: TEST_PASSWORD }, headers: { 'user-agent': AGENT } });
    const token = tokenIn(reply);
    await app.signIn('ops', id);
    expect(refusal(await app.call(me, { token: dead.token }))).toEqual([401, 'session_ended']);
    const sessions = await listOf(token);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ current }) => current)).toMatchObject([
      { browser: 'Chrome', system: 'Windows', address: '127.0.0.1' },
    ]);
    expect(sessions.find(({ current }) => !current)).toMatchObject({ browser: null, system: null, address: null });
  });

  test('one of them ends, or all others, and never somebody else’s', async () => {
    const { id } = await app.addAdmin('ops');
    const [mine, phone, laptop] = [
      await app.signIn('ops', id),
      await app.signIn('ops', id),
      await app.signIn('ops', id),
    ];
    const other = await app.signIn('finance');
    const end = async (body: unknown) =>
      endSessions.response.parse((await app.call(endSessions, { token: mine.token, body })).json()).data.ended;
    const others = (await listOf(mine.token)).filter(({ current }) => !current);
    const foreign = (await listOf(other.token)).map((session) => session.id);

    expect(await end({ ids: foreign })).toBe(0);
    expect((await app.call(me, { token: other.token })).statusCode).toBe(200);
    expect(await end({ ids: [others[0]?.id] })).toBe(1);
    expect(await end({ ids: [others[0]?.id] })).toBe(0);
    expect(await end({})).toBe(1);
    for (const { token } of [phone, laptop]) expect((await there.call(me, { token })).statusCode).toBe(401);
    expect((await app.call(me, { token: mine.token })).statusCode).toBe(200);
  });
});
