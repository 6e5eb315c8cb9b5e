import { USUAL_RULES } from '@proline/domain/event-plan/plan';
import { me, login } from '@proline/contract/auth/auth';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { getPrivacyContact } from '@proline/contract/privacy/privacy';
import { changeSettings, getOrganisation, getSettings, type KeptSettings } from '@proline/contract/settings/settings';
import { DEFAULT_ACCESS } from '@proline/domain/account/access-settings';
import { DEFAULT_RELIABILITY } from '@proline/domain/figures/reliability-settings';
import { DEFAULT_HIRING } from '@proline/domain/hiring/hiring-settings';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, TEST_PASSWORD, tokenIn, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
/** another process on the same database */
let other: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ database: app.database, dataKey: app.dataKey });
  token = (await app.signIn('owner')).token;
});
beforeEach(() => app.pool.query('delete from settings'));
afterAll(async () => {
  await other.close();
  await app.close();
});

const all = async (server = app) => getSettings.response.parse((await server.call(getSettings, { token })).json()).data;
const SECURITY = { session_idle_minutes: 30, session_max_hours: 8, two_factor_required: false, ...DEFAULT_ACCESS };

test('until somebody changes them the defaults hold, the environment among them', async () => {
  const { region, security, privacy } = await all();
  expect(region).toEqual({
    value: {
      time_zone: 'Asia/Riyadh',
      currency: 'SAR',
      week_start: 0,
      numerals: 'latn',
      second_calendar: 'islamic-umalqura',
    },
    version: 0,
    updated_at: null,
    updated_by_name: null,
  } satisfies KeptSettings<'region'>);
  expect(security.value).toEqual({
    session_idle_minutes: app.config.sessionIdleMinutes,
    session_max_hours: app.config.sessionMaxHours,
    two_factor_required: false,
    ...DEFAULT_ACCESS,
  });
  expect(privacy.value.contact_email).toBe(app.config.privacyEmail);
});

test('a change is versioned, signed and audited with before and after', async () => {
  const value = { contact_email: 'Hello@Example.com ' };
  const reply = await app.call(changeSettings.privacy, { token, body: { version: 0, value } });
  expect(changeSettings.privacy.response.parse(reply.json()).data).toMatchObject({
    value: { contact_email: 'hello@example.com' },
    version: 1,
    updated_by_name: 'huda nasser',
  });
  const { rows } = await app.pool.query(
    `select action, record_id, before, after from audit_log where entity = 'settings' order by id desc limit 1`,
  );
  expect(rows).toEqual([
    {
      action: 'change',
      record_id: 'privacy',
      before: { contact_email: app.config.privacyEmail },
      after: { contact_email: 'hello@example.com' },
    },
  ]);
});

test('a stale version is refused, the first one too; of two at once one holds', async () => {
  const save = (server: TestApp, version: number, contact_email: string) =>
    server.call(changeSettings.privacy, { token, body: { version, value: { contact_email } } });
  const first = await Promise.all([save(app, 0, 'a@example.com'), save(other, 0, 'b@example.com')]);
  expect(first.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const second = await Promise.all([save(app, 1, 'c@example.com'), save(other, 1, 'd@example.com')]);
  expect(second.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const stale = await save(app, 1, 'e@example.com');
  expect([stale.statusCode, stale.json<ErrorReply>().code]).toEqual([409, 'conflict']);
  expect((await all()).privacy.version).toBe(2);
});

test('the public page shows a new contact address at once on every process', async () => {
  await app.call(changeSettings.privacy, { token, body: { version: 0, value: { contact_email: 'new@example.com' } } });
  for (const server of [app, other])
    expect((await server.call(getPrivacyContact)).json()).toEqual({ data: { email: 'new@example.com' } });
});

test('shorter session lengths end what is older at once, on every process', async () => {
  const idle = await app.signIn('viewer');
  const old = await app.signIn('viewer');
  const fresh = await app.signIn('viewer');
  const age = (column: string, admin_id: string, ago: string) =>
    app.pool.query(`update sessions set ${column} = now() - $2::interval where admin_id = $1`, [admin_id, ago]);
  await age('last_used_at', idle.id, '40 minutes');
  await age('created_at', old.id, '9 hours');
  const statuses = (server: TestApp) =>
    Promise.all([idle, old, fresh].map(async (who) => (await server.call(me, { token: who.token })).statusCode));
  // the touch of a used session would make it young again
  await age('last_used_at', idle.id, '40 minutes');
  expect((await other.call(me, { token: old.token })).statusCode).toBe(200);
  await app.call(changeSettings.security, { token, body: { version: 0, value: SECURITY } });
  expect(await statuses(other)).toEqual([401, 401, 200]);
  expect(await statuses(app)).toEqual([401, 401, 200]);
});

test('a new session lasts as long as the settings say', async () => {
  const { id, email } = await app.addAdmin('viewer');
  await app.call(changeSettings.security, {
    token,
    body: { version: 0, value: { ...SECURITY, session_max_hours: 72 } },
  });
  tokenIn(await other.call(login, { body: { email, password: TEST_PASSWORD } }));
  const { rows } = await app.pool.query(
    'select extract(epoch from expires_at - created_at)::int / 3600 as hours from sessions where admin_id = $1',
    [id],
  );
  expect(rows).toEqual([{ hours: 72 }]);
});

test('what the session check reads at every request cannot be broken by hand', async () => {
  for (const broken of ['{}', '{"session_idle_minutes": "ten"}', 'null', '[]'])
    await expect(
      app.pool.query(`insert into settings (key, value) values ('security', $1)`, [broken]),
    ).rejects.toMatchObject({ constraint: 'settings_security_readable' });
});

test('every signed-in admin knows the organisation; only those who may see the settings see them', async () => {
  const viewer = await app.signIn('viewer');
  const region = {
    time_zone: 'Africa/Cairo',
    currency: 'EGP',
    week_start: 6,
    numerals: 'arab',
    second_calendar: 'none',
  };
  await app.call(changeSettings.region, { token, body: { version: 0, value: region } });
  const reply = await other.call(getOrganisation, { token: viewer.token });
  expect(getOrganisation.response.parse(reply.json()).data).toEqual({
    name_en: 'Proline',
    name_ar: 'برولاين',
    region,
    usual_rules: USUAL_RULES,
    days: {
      ...{ transfers_days: 7, transfers_amber_days: 3, documents_days: 30 },
      ...{ join_requests_days: 3, join_requests_red_days: 7, applications_days: 7, fairness_days: 14 },
    },
    reliability: DEFAULT_RELIABILITY,
    tiles: null,
  });
  expect((await app.call(getSettings, { token: viewer.token })).statusCode).toBe(403);
  const ops = await app.signIn('ops');
  expect((await app.call(getSettings, { token: ops.token })).statusCode).toBe(200);
  const refused = await app.call(changeSettings.region, { token: ops.token, body: { version: 1, value: region } });
  expect(refused.statusCode).toBe(403);
});

test('a section that an older release saved is still read: what it lacks has its default', async () => {
  await app.pool.query(
    `insert into settings (key, value) values ('region', '{"time_zone": "Asia/Dubai", "week_start": 3}')`,
  );
  expect((await all()).region.value).toEqual({
    time_zone: 'Asia/Dubai',
    currency: 'SAR',
    week_start: 0,
    numerals: 'latn',
    second_calendar: 'islamic-umalqura',
  });
});

test.each([
  ['a zone that is none', changeSettings.region, { time_zone: 'Mars/Olympus' }],
  ['a week that starts on Wednesday', changeSettings.region, { week_start: 3 }],
  ['a session of a minute', changeSettings.security, { ...SECURITY, session_idle_minutes: 1 }],
  ['a link for ever', changeSettings.security, { ...SECURITY, invite_link_hours: 721 }],
  ['no time to find somebody else', changeSettings.hiring, { ...DEFAULT_HIRING, reconfirm_replace_hours: 24 }],
  ['an address that is none', changeSettings.privacy, { contact_email: 'nobody' }],
  ['a match score of 101 points', changeSettings.hiring, { ...DEFAULT_HIRING, weight_rest: 11 }],
  ['an offer for a minute', changeSettings.hiring, { ...DEFAULT_HIRING, offer_minutes: 1 }],
  ['an unknown field', changeSettings.privacy, { contact_email: 'a@example.com', admin: true }],
])('%s is refused', async (_, endpoint, value) => {
  expect((await app.call(endpoint, { token, body: { version: 0, value } })).statusCode).toBe(422);
});
