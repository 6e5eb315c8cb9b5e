import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFakeBucket } from '../../testing/program/fake-bucket.ts';
import { createLocalStorage } from './local-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

let folder: string;
let bucket: Awaited<ReturnType<typeof startFakeBucket>>;
let s3: Storage;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'proline-storage-'));
  bucket = await startFakeBucket('files');
  s3 = createS3Storage({
    endpoint: bucket.endpoint,
    bucket: 'files',
    region: 'me-central-1',
    accessKeyId: 'test-key',
    secretAccessKey: 'test-secret',
  });
});
afterAll(async () => {
  await bucket.close();
  await fs.rm(folder, { recursive: true, force: true });
});

describe.each(['a folder', 'a bucket'])('%s', (kind) => {
  const storage = () => (kind === 'a folder' ? createLocalStorage(folder) : s3);
  const keys = async () => (await Array.fromAsync(storage().list())).map(({ key }) => key).sort();

  test('gives back what was put there, until it is removed', async () => {
    const bytes = Buffer.from([0, 1, 2, 255]);
    await storage().put('a1/original.webp', bytes, 'image/webp');
    const got = await storage().get('a1/original.webp');
    expect(got && (await buffer(got)).equals(bytes)).toBe(true);
    await storage().put('a1/original.webp', Buffer.from('newer'), 'image/webp');
    const newer = await storage().get('a1/original.webp');
    expect(newer && (await buffer(newer)).toString()).toBe('newer');
    await storage().remove('a1/original.webp');
    await storage().remove('a1/original.webp');
    expect(await storage().get('a1/original.webp')).toBeNull();
  });

  test('lists everything, with the time it was put there', async () => {
    const wanted = ['b1/96.webp', 'b1/original.webp', 'b2/original.pdf', 'b3/original.pdf', 'b4/original.pdf'];
    for (const key of wanted) await storage().put(key, Buffer.from('x'), 'image/webp');
    expect(await keys()).toEqual(wanted);
    const [first] = await Array.fromAsync(storage().list());
    expect(Math.abs((first?.changed_at.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    for (const key of wanted) await storage().remove(key);
    expect(await keys()).toEqual([]);
  });
});

test('nothing leads out of the folder', async () => {
  const storage = createLocalStorage(path.join(folder, 'inner'));
  for (const key of ['../outside', '/etc/passwd', 'a/../../b', '..', '']) {
    await expect(storage.put(key, Buffer.from('x'), 'image/webp')).rejects.toThrow('not a key');
    await expect(storage.get(key)).rejects.toThrow('not a key');
  }
});

test('a bucket that is down is worth another try later; one that refuses us is a fault', async () => {
  bucket.setBroken(true);
  await expect(s3.get('a1/original.webp')).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  bucket.setBroken(false);
  const stranger = createS3Storage({
    endpoint: bucket.endpoint,
    bucket: 'files',
    region: 'me-central-1',
    accessKeyId: 'stranger',
    secretAccessKey: 'x',
  });
  await expect(stranger.get('a1/original.webp')).rejects.toThrow('403');
});
