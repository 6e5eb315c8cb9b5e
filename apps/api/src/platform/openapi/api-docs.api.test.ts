import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENDPOINTS } from '@proline/contract/endpoints';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { openApiDocument } from './openapi.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.app.inject({ url, headers });

test('the document is served without a session', async () => {
  const answer = await get('/api/openapi.json');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
});

test.each(['/api/openapi.json', '/api/docs', '/api/docs.css'])(
  '%s is not sent again while it is the same',
  async (url) => {
    const first = await get(url);
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get(url, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  },
);

test('the page shows every call and needs neither script nor inline style', async () => {
  const { body, headers } = await get('/api/docs');
  for (const { name, path } of ENDPOINTS) {
    expect(body).toContain(`id="${name}"`);
    expect(body).toContain(`href="#${name}"`);
    expect(body).toContain(`/api${path.replace(/:(\w+)/g, '{$1}')}`);
  }
  expect(body).not.toMatch(/<script|style=|\son\w+=|https?:\/\//i);
  expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  expect((await get('/api/docs.css')).headers['content-type']).toMatch(/^text\/css/);
});
