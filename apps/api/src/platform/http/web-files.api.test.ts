import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { getPrivacyContact } from '@proline/contract/privacy/privacy';
import { getOrganisation } from '@proline/contract/settings/settings';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

const SCRIPT = `console.log('${'a script '.repeat(200)}')`;
const INDEX =
  '<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__"><script src="/boot.js" nonce="__CSP_NONCE__"></script><div id="root"></div>';
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let webDir: string;
let database: TestDatabase;
let app: TestApp;

beforeAll(async () => {
  webDir = fs.mkdtempSync(path.join(os.tmpdir(), 'proline-web-'));
  fs.mkdirSync(path.join(webDir, 'assets'));
  fs.writeFileSync(path.join(webDir, 'index.html'), INDEX);
  fs.writeFileSync(path.join(webDir, 'boot.js'), 'boot()');
  fs.writeFileSync(path.join(webDir, '.secret'), 'hidden');
  fs.writeFileSync(path.join(webDir, 'assets/app-4f2a.js'), SCRIPT);
  fs.writeFileSync(path.join(webDir, 'assets/app-4f2a.js.br'), zlib.brotliCompressSync(SCRIPT));
  fs.writeFileSync(path.join(webDir, 'assets/app-4f2a.js.gz'), zlib.gzipSync(SCRIPT));
  database = await createTestDatabase();
  app = await startTestApp({ database, webDir });
});
afterAll(async () => {
  await app.close();
  await database.drop();
  fs.rmSync(webDir, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = BROWSER) => app.app.inject({ url, headers });

const nonceOf = (policy: unknown) => /script-src 'self' 'nonce-([A-Za-z0-9+/=]+)'/.exec(String(policy))?.[1];

describe('pages', () => {
  test.each([
    '/',
    '/login',
    '/index.html',
    '/events/0197/edit',
    '/update-password-for-first-time/abc',
    '/apiary',
    '/a%20b',
  ])('%s is the app', async (url) => {
    const response = await get(url);
    expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(response.body).toContain('<div id="root">');
  });

  test('each has a nonce of its own, the same in header and page', async () => {
    const nonces = new Set<string | undefined>();
    for (let i = 0; i < 3; i += 1) {
      const response = await get('/login');
      const nonce = nonceOf(response.headers['content-security-policy']);
      expect(response.body).toBe(INDEX.replaceAll('__CSP_NONCE__', String(nonce)));
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
    expect(nonces).not.toContain(undefined);
  });

  test('what is missing, hidden, above the folder or no page at all is not the app', async () => {
    for (const url of [
      '/assets/gone-1.js',
      '/gone.png',
      '/.secret',
      '/assets/..%2f..%2fpackage.json',
      '/..%5c..%5cpackage.json',
    ]) {
      const response = await get(url, { accept: '*/*' });
      expect([url, response.statusCode >= 400 && response.statusCode < 500]).toEqual([url, true]);
      expect(response.body).not.toMatch(/root|hidden|workspaces/);
    }
    expect((await get('/login', { accept: 'application/json' })).statusCode).toBe(404);
    expect((await app.app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404);
    const api = await get('/api/nothing');
    expect([api.statusCode, api.json<ErrorReply>().code]).toEqual([404, 'not_found']);
  });

  test('before the web app is built, a short page says so', async () => {
    const bare = await startTestApp({ database, webDir: path.join(webDir, 'not-there') });
    const response = await bare.app.inject({ url: '/', headers: BROWSER });
    expect([response.statusCode, response.body.includes('not been built')]).toEqual([503, true]);
    await bare.close();
  });
});

describe('files', () => {
  test('with a hash in their name never change, and come compressed', async () => {
    const plain = await get('/assets/app-4f2a.js', {});
    expect([plain.statusCode, plain.body]).toEqual([200, SCRIPT]);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toContain('javascript');
    for (const [encoding, unpack] of [
      ['br', zlib.brotliDecompressSync],
      ['gzip', zlib.gunzipSync],
    ] as const) {
      const packed = await get('/assets/app-4f2a.js', { 'accept-encoding': encoding });
      expect([packed.headers['content-encoding'], packed.headers['content-type']]).toEqual([
        encoding,
        plain.headers['content-type'],
      ]);
      expect(unpack(packed.rawPayload).toString()).toBe(SCRIPT);
      expect(packed.headers['cache-control']).toBe(plain.headers['cache-control']);
    }
  });

  test('without one are asked for again each time', async () => {
    const first = await get('/boot.js');
    expect([first.body, first.headers['cache-control']]).toEqual(['boot()', 'public, max-age=0']);
    const again = await get('/boot.js', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
  });
});

test('every reply carries the security headers', async () => {
  const strict = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
  const replies = [
    await get('/login'),
    await get('/boot.js'),
    await get('/gone.js'),
    await get('/healthz'),
    await get('/api/nothing'),
    await app.call(getPrivacyContact),
  ];
  for (const { headers } of replies) {
    expect(headers).toMatchObject(strict);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['x-powered-by']).toBeUndefined();
    const policy = String(headers['content-security-policy']).replace(/ 'nonce-[^']+'/g, '');
    expect(policy.split(/; ?/)).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]);
  }
  expect((await app.call(getPrivacyContact)).headers['cache-control']).toBe('no-store');
});

test('images may come from the map’s tile server, and from no other host', async () => {
  const map = { tilesUrl: 'https://tiles.example:8443/streets/{z}/{x}/{y}.png', attribution: '© OpenStreetMap' };
  const tiled = await startTestApp({ database, webDir, config: { map } });
  for (const url of ['/login', '/boot.js']) {
    const { headers } = await tiled.app.inject({ url, headers: BROWSER });
    expect(String(headers['content-security-policy']).split(/; ?/)).toContain(
      "img-src 'self' data: blob: https://tiles.example:8443",
    );
  }
  const { token } = await tiled.signIn('viewer');
  const reply = await tiled.call(getOrganisation, { token });
  expect(getOrganisation.response.parse(reply.json()).data.tiles).toEqual({
    url: map.tilesUrl,
    attribution: map.attribution,
  });
  await tiled.close();
});
