import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { BackupError } from './backup-error.ts';
import { ByteReader } from './byte-reader.ts';

/**
 * The outside of a backup (decision 25): a header of 64 bytes, then frames of at most 64 KiB, each with a seal over the
 * header, its number, its length and its bytes. Without a passphrase the seal is a SHA-256 sum, with one the tag of
 * AES-256-GCM. So a byte that is changed, moved, missing or too much is noticed at its frame, whoever changed it.
 */
const MAGIC = Buffer.from('proline-backup-1');
const SALT_BYTES = 32;
const HEADER_BYTES = 64;
const MODE_AT = MAGIC.length;
const SUMMED = 0;
const ENCRYPTED = 1;

const FRAME_BYTES = 65_536;
const LENGTH_BYTES = 4;
const IS_LAST = 0x8000_0000;
const IV_BYTES = 12;

/** About half a second and 128 MB for one guess at the passphrase. */
const SCRYPT = { N: 131_072, r: 8, p: 1, maxmem: 268_435_456 };
const KEY_BYTES = 32;

/** Closes and opens frames; both take the frame's number and the four bytes that say its length. */
type Seal = {
  readonly sealBytes: number;
  readonly close: (frame: number, length: Buffer, bytes: Buffer) => readonly [bytes: Buffer, seal: Buffer];
  /** null: it is not what was sealed */
  readonly open: (frame: number, length: Buffer, bytes: Buffer, seal: Buffer) => Buffer | null;
};

const sha256 = (...parts: readonly Buffer[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

const numberOf = (frame: number): Buffer => {
  const bytes = Buffer.alloc(IV_BYTES);
  bytes.writeUIntBE(frame, IV_BYTES - 6, 6);
  return bytes;
};

function summedSeal(header: Buffer): Seal {
  const sum = (frame: number, length: Buffer, bytes: Buffer) => sha256(header, numberOf(frame), length, bytes);
  return {
    sealBytes: 32,
    close: (frame, length, bytes) => [bytes, sum(frame, length, bytes)],
    open: (frame, length, bytes, seal) => (timingSafeEqual(sum(frame, length, bytes), seal) ? bytes : null),
  };
}

/** The salt makes the key one of its own for each file, so the number of a frame may be its initialisation vector. */
async function encryptedSeal(header: Buffer, passphrase: string): Promise<Seal> {
  const key = await deriveKey(passphrase.normalize('NFKC'), header.subarray(-SALT_BYTES));
  const tagged = { authTagLength: 16 };
  const boundTo = (length: Buffer) => Buffer.concat([header, length]);
  return {
    sealBytes: 16,
    close(frame, length, bytes) {
      const cipher = createCipheriv('aes-256-gcm', key, numberOf(frame), tagged).setAAD(boundTo(length));
      return [Buffer.concat([cipher.update(bytes), cipher.final()]), cipher.getAuthTag()];
    },
    open(frame, length, bytes, seal) {
      const decipher = createDecipheriv('aes-256-gcm', key, numberOf(frame), tagged).setAAD(boundTo(length));
      decipher.setAuthTag(seal);
      try {
        return Buffer.concat([decipher.update(bytes), decipher.final()]);
      } catch {
        return null;
      }
    },
  };
}

const deriveKey = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  promisify<string, Buffer, number, typeof SCRYPT, Buffer>(scrypt)(passphrase, salt, KEY_BYTES, SCRYPT);

/** Puts the bytes into sealed frames; encrypts them if there is a passphrase. */
export async function* sealed(source: AsyncIterable<Buffer>, passphrase?: string): AsyncGenerator<Buffer> {
  const mode = passphrase === undefined ? SUMMED : ENCRYPTED;
  const reserved = Buffer.alloc(HEADER_BYTES - MAGIC.length - 1 - SALT_BYTES);
  const header = Buffer.concat([MAGIC, Buffer.of(mode), reserved, randomBytes(SALT_BYTES)]);
  const seal = passphrase === undefined ? summedSeal(header) : await encryptedSeal(header, passphrase);
  yield header;
  const reader = new ByteReader(source);
  for (let frame = 0, isLast = false; !isLast; frame += 1) {
    const bytes = await reader.take(FRAME_BYTES);
    isLast = await reader.isAtEnd();
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(bytes.length + (isLast ? IS_LAST : 0));
    yield Buffer.concat([length, ...seal.close(frame, length, bytes)]);
  }
}

/** Gives back what was sealed, frame by frame; throws at the first one that is not as it was. */
export async function* unsealed(source: AsyncIterable<Buffer>, passphrase?: string): AsyncGenerator<Buffer> {
  const reader = new ByteReader(source);
  const header = Buffer.from(await reader.take(HEADER_BYTES));
  const seal = await sealOf(header, passphrase);
  for (let frame = 0, isLast = false; !isLast; frame += 1) {
    const length = Buffer.from(await reader.take(LENGTH_BYTES));
    if (length.length < LENGTH_BYTES) throw cutOff();
    const word = length.readUInt32BE();
    isLast = word >= IS_LAST;
    const size = isLast ? word - IS_LAST : word;
    if (size > FRAME_BYTES) throw changed(frame);
    const body = await reader.take(size + seal.sealBytes);
    if (body.length < size + seal.sealBytes) throw cutOff();
    const bytes = seal.open(frame, length, body.subarray(0, size), body.subarray(size));
    if (!bytes) throw frame === 0 && header[MODE_AT] === ENCRYPTED ? wrongPassphrase() : changed(frame);
    yield bytes;
  }
  if (!(await reader.isAtEnd())) throw new BackupError('The backup has extra data after its end.');
}

function sealOf(header: Buffer, passphrase: string | undefined): Seal | Promise<Seal> {
  const mode = header[MODE_AT];
  if (header.length < HEADER_BYTES || !header.subarray(0, MAGIC.length).equals(MAGIC)) throw notOurs();
  if (mode === SUMMED) return summedSeal(header);
  if (mode !== ENCRYPTED) throw notOurs();
  if (passphrase === undefined) throw new BackupError('The backup is encrypted: set BACKUP_PASSPHRASE.');
  return encryptedSeal(header, passphrase);
}

const notOurs = () => new BackupError('The file is not a backup of this program, or its beginning was changed.');
const cutOff = () => new BackupError('The backup is cut off: its end is missing.');
const changed = (frame: number) =>
  new BackupError(`The backup was changed after it was made (block ${frame + 1} is not as it was written).`);
const wrongPassphrase = () =>
  new BackupError('BACKUP_PASSPHRASE is not the one the backup was made with, or its beginning was changed.');
