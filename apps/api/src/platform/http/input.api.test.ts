import { login, logout, me } from '@proline/contract/auth/auth';
import { getTrend } from '@proline/contract/dashboard/dashboard';
import { requestAccountDeletion } from '@proline/contract/deletion-request/deletion-request';
import type { InjectOptions } from 'fastify';
import { errorReply, type ErrorReply } from '@proline/contract/frame/error-reply';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ token } = await app.signIn('owner'));
});
afterAll(() => app.close());

const LOGIN = '/api/admin/auth/login';
const post = (
  payload: InjectOptions['payload'],
  headers: Record<string, string> = { 'content-type': 'application/json' },
) => app.app.inject({ method: 'POST', url: LOGIN, headers, ...(payload !== undefined && { payload }) });
const outcome = (response: { statusCode: number; json: () => unknown }) => [
  response.statusCode,
  errorReply.parse(response.json()).code,
];

describe('a body that is not the declared one', () => {
  test('unknown fields are refused by name, wherever they are', async () => {
    const response = await app.call(login, {
      body: { email: 'a@example.com', password: 'x', role: 'owner', admin: true },
    });
    expect([response.statusCode, response.json()]).toEqual([
      422,
      {
        message: 'Check the marked fields.',
        code: 'validation_failed',
        errors: { role: ['unknown_field'], admin: ['unknown_field'] },
      },
    ]);
    const query = await app.call(getTrend, { token, query: { range: 'year', sort: 'x' } });
    expect(query.json<ErrorReply>().errors).toEqual({ sort: ['unknown_field'] });
    expect((await app.call(me, { token, query: { a: '1' } })).statusCode).toBe(422);
    expect((await app.call(logout, { token, body: { everywhere: true } })).json<ErrorReply>().errors).toEqual({
      everywhere: ['unknown_field'],
    });
  });

  test('missing, empty, too long and wrongly typed fields each say so', async () => {
    const errors = async (body: unknown) => (await app.call(login, { body })).json<ErrorReply>().errors;
    expect(await errors({})).toEqual({ email: ['required'], password: ['required'] });
    expect(await errors({ email: 'not one', password: '' })).toEqual({
      email: ['invalid_email'],
      password: ['required'],
    });
    expect(await errors({ email: 1, password: null })).toEqual({ email: ['wrong_type'], password: ['wrong_type'] });
    expect(await errors({ email: 'a@example.com', password: 'x'.repeat(129) })).toEqual({ password: ['too_long'] });
    expect(await errors([])).toEqual({ body: ['wrong_type'] });
    expect(await errors('text')).toEqual({ body: ['wrong_type'] });
    expect(await errors(null)).toEqual({ body: ['wrong_type'] });
    expect((await app.call(getTrend, { token, query: { range: 'century' } })).json<ErrorReply>().errors).toEqual({
      range: ['not_allowed'],
    });
  });

  test('no body at all is a missing body', async () => {
    expect((await post(undefined)).json()).toMatchObject({ code: 'validation_failed', errors: { body: ['required'] } });
    expect((await post(undefined, {})).statusCode).toBe(422);
  });

  test.each([
    ['NUL', '\u0000'],
    ['escape', '\u001b'],
    ['right-to-left override', '\u202e'],
    ['isolate', '\u2066'],
    ['lone surrogate', '\ud800'],
    ['C1 control', '\u0085'],
  ])('%s is refused in every text', async (_name, character) => {
    const spoiled = `a${character}b`;
    for (const [endpoint, body, field] of [
      [requestAccountDeletion, { email: 'a@example.com', message: spoiled }, 'message'],
      [login, { email: 'a@example.com', password: spoiled }, 'password'],
      [login, { email: `${spoiled}@example.com`, password: 'x' }, 'email'],
    ] as const) {
      const response = await app.call(endpoint, { body });
      expect([field, response.statusCode, Object.keys(response.json<ErrorReply>().errors ?? {})]).toEqual([
        field,
        422,
        [field],
      ]);
    }
  });

  test('text is stored composed', async () => {
    const response = await app.call(requestAccountDeletion, {
      body: { email: 'nfc@example.com', message: 'cafe\u0301' },
    });
    expect(response.statusCode).toBe(200);
    const { rows } = await app.pool.query(`select message from deletion_requests where email = 'nfc@example.com'`);
    expect(rows).toEqual([{ message: 'caf\u00e9' }]);
  });
});

describe('a request that is not one of ours', () => {
  test.each(['{', '{"email":}', '[1,', 'nonsense', '{"a":1}}', '\u0000'])('%j is malformed', async (text) => {
    expect(outcome(await post(text))).toEqual([400, 'bad_request']);
  });

  test('bytes that are not UTF-8 are malformed', async () => {
    expect(outcome(await post(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])))).toEqual([
      400,
      'bad_request',
    ]);
  });

  test('keys that reach for the prototype are malformed', async () => {
    expect(outcome(await post('{"__proto__":{"admin":true},"email":"a@example.com","password":"x"}'))).toEqual([
      400,
      'bad_request',
    ]);
    expect(outcome(await post('{"constructor":{"prototype":{"a":1}},"email":"a@example.com","password":"x"}'))).toEqual(
      [400, 'bad_request'],
    );
  });

  test('JSON tens of thousands of levels deep is refused like any other', async () => {
    const deep = `{"email":"a@example.com","password":${'['.repeat(25_000)}${']'.repeat(25_000)}}`;
    expect(outcome(await post(deep))).toEqual([422, 'validation_failed']);
    const wide = `{${Array.from({ length: 4_000 }, (_, i) => `"k${i}":0`).join(',')}}`;
    const response = await post(wide);
    expect(response.statusCode).toBe(422);
    expect(response.body.length).toBeLessThan(5_000);
  });

  test('a body beyond the limit is refused unread', async () => {
    expect(outcome(await post(`{"email":"${'x'.repeat(64 * 1024)}"}`))).toEqual([413, 'body_too_large']);
    expect(outcome(await post(Buffer.alloc(10 * 1024 * 1024, 'x')))).toEqual([413, 'body_too_large']);
    const signedIn = await app.call(logout, { token, body: { text: 'x'.repeat(512 * 1024) } });
    expect(signedIn.statusCode).toBe(422);
    expect(outcome(await app.call(logout, { token, body: { text: 'x'.repeat(1024 * 1024) } }))).toEqual([
      413,
      'body_too_large',
    ]);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'json',
    'application/jsonp',
  ])('content of type %s is refused', async (type) => {
    expect(outcome(await post('email=a', { 'content-type': type }))).toEqual([415, 'unsupported_media_type']);
  });

  test('unknown addresses, wrong methods and broken escapes', async () => {
    const send = async (method: 'GET' | 'POST' | 'DELETE', url: string) => {
      const response = await app.app.inject({ method, url });
      return [response.statusCode, response.json<ErrorReply>().code, response.headers.allow];
    };
    expect(await send('GET', '/api/nothing')).toEqual([404, 'not_found', undefined]);
    expect(await send('POST', '/api')).toEqual([404, 'not_found', undefined]);
    expect(await send('GET', '/api/admin/%')).toEqual([400, 'bad_request', undefined]);
    expect(await send('DELETE', LOGIN)).toEqual([405, 'method_not_allowed', 'POST']);
    expect(await send('POST', '/api/admin/me')).toEqual([405, 'method_not_allowed', 'GET']);
    expect(await send('GET', `/api/${'a'.repeat(5_000)}`)).toEqual([404, 'not_found', undefined]);
  });
});

describe('the message of a refusal', () => {
  test.each([
    [undefined, 'en'],
    ['ar', 'ar'],
    ['ar-EG,ar;q=0.9,en;q=0.8', 'ar'],
    ['en-GB,en;q=0.9,ar;q=0.5', 'en'],
    ['fr, ar;q=0.4', 'ar'],
    ['fr', 'en'],
    ['ar;q=0', 'en'],
    [',;q=x', 'en'],
  ])('for %j is in %s', async (header, language) => {
    const response = await app.call(me, header === undefined ? {} : { headers: { 'accept-language': header } });
    expect(response.json<ErrorReply>().message).toBe(
      language === 'ar' ? 'سجّل الدخول للمتابعة.' : 'Sign in to continue.',
    );
  });
});
