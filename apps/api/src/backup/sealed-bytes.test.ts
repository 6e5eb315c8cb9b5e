import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BackupError } from './backup-error.ts';
import { sealed, unsealed } from './sealed-bytes.ts';

const PASSPHRASE = 'a bridge of paper';
/** A key takes half a second to derive, and each try needs one. */
const SLOW_MS = 60_000;

async function* inChunks(bytes: Buffer, size = 50_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  await Promise.resolve();
}
const seal = (bytes: Buffer, passphrase?: string) => buffer(sealed(inChunks(bytes), passphrase));
const open = (bytes: Buffer, passphrase?: string) => buffer(unsealed(inChunks(bytes), passphrase));
const flipped = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ (1 << (at % 8));
  return copy;
};

const content = Buffer.alloc(150_000, 'forty-two ushers, ');

test('whatever is sealed comes back', async () => {
  const sizes = fc.constantFrom(0, 1, 65_535, 65_536, 65_537, 131_072, 200_000);
  await fc.assert(
    fc.asyncProperty(sizes, fc.integer({ min: 1, max: 255 }), async (size, fill) => {
      const bytes = Buffer.alloc(size, fill);
      expect((await open(await seal(bytes))).equals(bytes)).toBe(true);
    }),
    { numRuns: 10 },
  );
});

test('a byte that is changed, missing or too much is refused, wherever it is', async () => {
  const whole = await seal(content);
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), async (at) => {
      await expect(open(flipped(whole, at))).rejects.toThrow(BackupError);
      await expect(open(whole.subarray(0, at))).rejects.toThrow(BackupError);
    }),
    { numRuns: 60 },
  );
  await expect(open(Buffer.concat([whole, Buffer.of(0)]))).rejects.toThrow('extra data after its end');
  // whole frames that change places
  const frame = 4 + 65_536 + 32;
  const [first, second] = [whole.subarray(64, 64 + frame), whole.subarray(64 + frame, 64 + 2 * frame)];
  const swapped = Buffer.concat([whole.subarray(0, 64), second, first, whole.subarray(64 + 2 * frame)]);
  await expect(open(swapped)).rejects.toThrow('was changed');
});

test(
  'with a passphrase nothing can be read or changed without it',
  async () => {
    const whole = await seal(content, PASSPHRASE);
    expect(whole.includes('forty-two')).toBe(false);
    expect((await open(whole, PASSPHRASE)).equals(content)).toBe(true);
    await expect(open(whole)).rejects.toThrow('is encrypted: set BACKUP_PASSPHRASE');
    await expect(open(whole, 'a bridge of papyrus')).rejects.toThrow('BACKUP_PASSPHRASE is not the one');
    for (const at of [16, 40, 70, 100_000, whole.length - 1]) {
      await expect(open(flipped(whole, at), PASSPHRASE)).rejects.toThrow(BackupError);
    }
    await expect(open(whole.subarray(0, -1), PASSPHRASE)).rejects.toThrow('cut off');
  },
  SLOW_MS,
);
