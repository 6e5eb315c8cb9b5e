import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, loadConfig, VARIABLE_NAMES } from './config.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const NOWHERE = path.join(os.tmpdir(), 'a-folder-without-settings');

const problems = (env: NodeJS.ProcessEnv): string[] => {
  try {
    loadConfig(env, NOWHERE);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split('\n');
  }
};

test('without any settings it runs here, for this machine only, with demo data', () => {
  expect(loadConfig({}, NOWHERE)).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: path.join(NOWHERE, 'data'),
    databaseUrl: undefined,
    demo: true,
    trustProxyHops: 0,
  });
});

test.each([
  [{}, true],
  [{ DEMO: '0' }, false],
  [{ DEMO: '1' }, true],
  [{ HOST: 'localhost' }, true],
  [{ HOST: '::1' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '127.0.0.1.example.com' }, false],
  [{ HOST: '0.0.0.0', DEMO: '1' }, true],
  [{ PUBLIC_URL: 'https://office.agency.example' }, false],
  [{ PUBLIC_URL: 'https://office.agency.example', DEMO: '1' }, true],
  [{ DATABASE_URL: 'postgres://db/proline' }, false],
  [{ DATABASE_URL: 'postgres://db/proline', DEMO: '0' }, false],
  [{ DATABASE_URL: 'postgres://db/proline', DEMO: '1' }, true],
])('demo data with %j: %s', (env, expected) => {
  expect(loadConfig(env, NOWHERE).demo).toBe(expected);
});

test('each variable that cannot be used gets its own line', () => {
  expect(
    problems({
      PORT: '70000',
      DATABASE_URL: 'mysql://x',
      DEMO: 'yes',
      OWNER_EMAIL: 'nobody',
      PUBLIC_URL: 'ftp://x',
      TRUST_PROXY: '-1',
      LOG_LEVEL: 'loud',
      DATA_KEY: 'short',
      SESSION_IDLE_MINUTES: '0',
      METRICS_TOKEN: 'guess me',
    }),
  ).toEqual([
    'PORT must be at most 65535',
    'DATABASE_URL must look like postgres://user@host/name',
    'DEMO must be 0 or 1',
    'OWNER_EMAIL must be an e-mail address',
    'PUBLIC_URL must be an http:// or https:// address',
    'TRUST_PROXY must be a whole number',
    'LOG_LEVEL must be fatal, error, warn, info, debug or silent',
    'DATA_KEY must be 32 bytes in base64 or hexadecimal',
    'SESSION_IDLE_MINUTES must be at least 1',
    'METRICS_TOKEN must have at least 16 characters',
  ]);
});

test('the gateway for messages travels encrypted and has its secret', () => {
  expect(problems({ MESSAGE_GATEWAY_URL: 'http://gateway.example/m', MESSAGE_GATEWAY_SECRET: 'short' })).toEqual([
    'MESSAGE_GATEWAY_URL must be an https:// address',
    'MESSAGE_GATEWAY_SECRET must have at least 16 characters',
  ]);
  expect(problems({ MESSAGE_GATEWAY_URL: 'https://gateway.example/m' })).toEqual([
    'MESSAGE_GATEWAY_SECRET is needed with MESSAGE_GATEWAY_URL',
  ]);
  expect(problems({ MESSAGE_GATEWAY_URL: 'http://127.0.0.1:9/m', MESSAGE_GATEWAY_SECRET: 'x'.repeat(16) })).toEqual([]);
});

test('mail needs a server, a sender and an address for its links', () => {
  expect(loadConfig({}, NOWHERE).mail).toBeNull();
  expect(problems({ SMTP_URL: 'mail.example', MAIL_FROM: 'a\nb@c' })).toEqual([
    'SMTP_URL must look like smtp://user:password@host:587',
    'MAIL_FROM must look like Proline <office@agency.example>',
  ]);
  expect(problems({ SMTP_URL: 'smtp://mail.example:587' })).toEqual([
    'MAIL_FROM is needed with SMTP_URL',
    'PUBLIC_URL is needed with SMTP_URL',
  ]);
  const env = {
    SMTP_URL: 'smtps://user:word@mail.example',
    MAIL_FROM: 'Proline <office@agency.example>',
    PUBLIC_URL: 'https://office.example/',
  };
  expect(loadConfig(env, NOWHERE).mail).toEqual({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM,
    publicUrl: 'https://office.example',
  });
});

test('an empty value means not set, and unknown variables are none of our business', () => {
  expect(loadConfig({ PORT: '', DATABASE_URL: ' ', SHELL: '/bin/sh' }, NOWHERE)).toEqual(loadConfig({}, NOWHERE));
});

test('a key may be written in base64 or hexadecimal', () => {
  const key = Buffer.alloc(32, 7);
  for (const encoding of ['base64', 'hex'] as const) {
    expect(loadConfig({ DATA_KEY: key.toString(encoding) }, NOWHERE).dataKey).toEqual(key);
  }
});

test('the file .env counts where the environment says nothing', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'proline-config-'));
  fs.writeFileSync(path.join(folder, '.env'), 'PORT=4000\nHOST="::1"\n');
  expect(loadConfig({ PORT: '5000' }, folder)).toMatchObject({ port: 5000, host: '::1' });
  fs.rmSync(folder, { recursive: true });
});

test.each([
  ['no places', 'https://tiles.example/map.png'],
  ['a place twice', 'https://tiles.example/{z}/{x}/{y}/{y}.png'],
  ['a host that changes', 'https://{x}.tiles.example/{z}/{x}/{y}.png'],
  ['another protocol', 'ftp://tiles.example/{z}/{x}/{y}.png'],
  ['two hosts', 'https://tiles.example https://evil.example/{z}/{x}/{y}.png'],
])('a tile server with %s is refused', (_, MAP_TILES_URL) => {
  expect(problems({ MAP_TILES_URL, MAP_ATTRIBUTION: '©' })).toEqual([
    'MAP_TILES_URL must look like https://tiles.example/{z}/{x}/{y}.png',
  ]);
});

test('tiles need their credit', () => {
  const MAP_TILES_URL = 'https://tiles.example/{z}/{x}/{y}.png';
  expect(problems({ MAP_TILES_URL })).toEqual(['MAP_ATTRIBUTION is needed with MAP_TILES_URL']);
  expect(loadConfig({ MAP_TILES_URL, MAP_ATTRIBUTION: '©' }, NOWHERE).map).toEqual({
    tilesUrl: MAP_TILES_URL,
    attribution: '©',
  });
  expect(loadConfig({}, NOWHERE).map).toBeNull();
});

describe('every variable is explained', () => {
  test.each(['.env.example', 'docs/operations.md'])('in %s', (file) => {
    const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
    expect(VARIABLE_NAMES.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  });

  test('and .env.example names no other', () => {
    const text = fs.readFileSync(path.join(ROOT, '.env.example'), 'utf8');
    const named = [...text.matchAll(/^#?\s?([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(named).toEqual(VARIABLE_NAMES);
  });
});
