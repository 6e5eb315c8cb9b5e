import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { openApiDocument } from './openapi.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const get = (headers: Record<string, string> = {}) => app.app.inject({ url: '/api/openapi.json', headers });

test('the document is served without a session', async () => {
  const answer = await get();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
});

test('the document is not sent again while it is the same', async () => {
  const first = await get();
  expect(first.headers['cache-control']).toBe('no-cache');
  const again = await get({ 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
