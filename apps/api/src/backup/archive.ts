import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import { ByteReader } from './byte-reader.ts';
import { manifestSchema, type Manifest } from './manifest.ts';
import { sealed, unsealed } from './sealed-bytes.ts';

/**
 * The inside of a backup: records of one letter, a length and bytes. A part is its name (N), its bytes (B, any number)
 * and their sum (S); after the last part come the manifest (M) and its sum (S).
 */
type Letter = 'N' | 'B' | 'S' | 'M';
const LENGTH_BYTES = 4;
/** A manifest names every stored file. */
const LONGEST_RECORD = 1_073_741_824;

export type Part = { readonly name: string; readonly bytes: AsyncIterable<Buffer> };
export type Sum = { readonly bytes: number; readonly sha256: string };
type PartTaker = (name: string, bytes: AsyncIterable<Buffer>) => Promise<void>;

const record = (letter: Letter, bytes: Buffer): Buffer => {
  const head = Buffer.alloc(1 + LENGTH_BYTES);
  head.write(letter, 'latin1');
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
};

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

async function* records(
  parts: AsyncIterable<Part>,
  manifestOf: (sums: ReadonlyMap<string, Sum>) => Manifest,
): AsyncGenerator<Buffer> {
  const sums = new Map<string, Sum>();
  for await (const part of parts) {
    yield record('N', Buffer.from(part.name));
    const hash = createHash('sha256');
    let size = 0;
    for await (const bytes of part.bytes) {
      hash.update(bytes);
      size += bytes.length;
      yield record('B', bytes);
    }
    const digest = hash.digest();
    sums.set(part.name, { bytes: size, sha256: digest.toString('hex') });
    yield record('S', digest);
  }
  const manifest = Buffer.from(JSON.stringify(manifestOf(sums)));
  yield record('M', manifest);
  yield record('S', sha256(manifest));
}

/** Writes the file beside its place, to the disk, and renames it: an interrupted backup is never taken for a whole one. */
export async function writeArchive(
  file: string,
  passphrase: string | undefined,
  parts: AsyncIterable<Part>,
  manifestOf: (sums: ReadonlyMap<string, Sum>) => Manifest,
): Promise<void> {
  if (fs.existsSync(file)) throw new BackupError(`${file} already exists. Nothing was written.`);
  const unfinished = `${file}.part`;
  try {
    await pipeline(
      records(parts, manifestOf),
      createGzip({ level: 1 }),
      (bytes: AsyncIterable<Buffer>) => sealed(bytes, passphrase),
      fs.createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    fs.renameSync(unfinished, file);
  } catch (error) {
    fs.rmSync(unfinished, { force: true });
    throw error;
  }
}

/** Reads the whole file and checks every byte of it; `take` gets each part as it comes. */
export async function readArchive(
  file: string,
  passphrase: string | undefined,
  take: PartTaker = skip,
): Promise<Manifest> {
  if (!fs.existsSync(file)) throw new BackupError(`File not found: ${file}`);
  let manifest: Manifest | undefined;
  await pipeline(
    fs.createReadStream(file),
    (bytes: AsyncIterable<Buffer>) => unsealed(bytes, passphrase),
    createGunzip(),
    async (bytes: AsyncIterable<Buffer>) => {
      manifest = await readRecords(new ByteReader(bytes), take);
    },
  );
  if (!manifest) throw broken();
  return manifest;
}

/** Reads a part that nobody needs: its bytes are checked all the same. */
export async function skip(_name: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of bytes);
}

async function readRecords(reader: ByteReader, take: PartTaker): Promise<Manifest> {
  const sums = new Map<string, Sum>();
  for (;;) {
    const { letter, bytes } = await readRecord(reader);
    if (letter === 'N') {
      const part = partOf(reader);
      await take(bytes.toString(), part.bytes());
      sums.set(bytes.toString(), part.sum());
    } else if (letter === 'M') {
      const end = await readRecord(reader);
      if (end.letter !== 'S' || !end.bytes.equals(sha256(bytes)) || !(await reader.isAtEnd())) throw broken();
      return checked(manifestSchema.parse(JSON.parse(bytes.toString())), sums);
    } else throw broken();
  }
}

/** The bytes of the part that begins here; its sum is known once they were all read. */
function partOf(reader: ByteReader) {
  const hash = createHash('sha256');
  let size = 0;
  let sum: Sum | undefined;
  return {
    async *bytes(): AsyncGenerator<Buffer> {
      for (;;) {
        const next = await readRecord(reader);
        if (next.letter === 'S') {
          const digest = hash.digest();
          if (!digest.equals(next.bytes)) throw broken();
          sum = { bytes: size, sha256: digest.toString('hex') };
          return;
        }
        if (next.letter !== 'B') throw broken();
        hash.update(next.bytes);
        size += next.bytes.length;
        yield next.bytes;
      }
    },
    sum(): Sum {
      if (!sum) throw new Error('A part of the backup was not read to its end.');
      return sum;
    },
  };
}

async function readRecord(reader: ByteReader): Promise<{ letter: string; bytes: Buffer }> {
  const head = Buffer.from(await reader.take(1 + LENGTH_BYTES));
  if (head.length < 1 + LENGTH_BYTES) throw broken();
  const length = head.readUInt32BE(1);
  if (length > LONGEST_RECORD) throw broken();
  const bytes = await reader.take(length);
  if (bytes.length < length) throw broken();
  return { letter: head.toString('latin1', 0, 1), bytes };
}

/** Neither a part that the manifest does not know, nor one that is missing, nor one with another sum. */
function checked(manifest: Manifest, sums: ReadonlyMap<string, Sum>): Manifest {
  const named = [
    ...manifest.tables.map(({ name, ...sum }) => ({ ...sum, name: `tables/${name}` })),
    ...manifest.files.map(({ key, ...sum }) => ({ ...sum, name: `files/${key}` })),
  ];
  const isRight = ({ name, bytes, sha256: expected }: Sum & { name: string }) => {
    const sum = sums.get(name);
    return sum?.bytes === bytes && sum.sha256 === expected;
  };
  if (named.length !== sums.size || !named.every(isRight)) throw broken();
  return manifest;
}

const broken = () => new BackupError('The backup is damaged: its parts do not match its manifest.');
