import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadDataKey, toDataKey } from './data-key.ts';

const run = promisify(execFile);
let dataDir = '';
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'proline-key-'));
});
afterEach(() => fs.rmSync(dataDir, { recursive: true }));

const load = () => loadDataKey({ dataKey: undefined, dataDir });

test('the key is made once, for this user alone, and stays', () => {
  const made = load();
  expect(made.key).toHaveLength(32);
  expect(load()).toEqual(made);
  expect(fs.statSync(path.join(dataDir, 'data-key')).mode & 0o777).toBe(0o600);
  expect(fs.readdirSync(dataDir)).toEqual(['data-key']);
});

test('a configured key wins and no file is made', () => {
  const key = Buffer.alloc(32, 1);
  expect(loadDataKey({ dataKey: key, dataDir })).toEqual(toDataKey(key));
  expect(fs.readdirSync(dataDir)).toEqual([]);
});

test('different keys have different ids, which do not give the key away', () => {
  const [one, other] = [toDataKey(Buffer.alloc(32, 1)), toDataKey(Buffer.alloc(32, 2))];
  expect(one.id).not.toBe(other.id);
  expect(one.id).toMatch(/^[0-9a-f]{16}$/);
});

test('a damaged key file is refused rather than replaced', () => {
  fs.writeFileSync(path.join(dataDir, 'data-key'), 'half a k');
  expect(load).toThrow(/does not hold a key of 32 bytes/);
});

test('processes that start together agree on one key', async () => {
  const code = `import('${import.meta.dirname}/data-key.ts').then(({ loadDataKey }) =>
    console.log(loadDataKey({ dataKey: undefined, dataDir: process.argv[1] }).id))`;
  const outputs = await Promise.all([1, 2, 3, 4].map(() => run(process.execPath, ['-e', code, dataDir])));
  expect(new Set(outputs.map(({ stdout }) => stdout))).toHaveLength(1);
});
