import yauzl from 'yauzl';
import { UnreadableSheet } from './sheet.ts';

/** 10,000 rows of 100 columns with their markup; a bomb declares more, or is cut off where it lies. */
const MOST_UNPACKED_BYTES = 64 * 1024 * 1024;
/** A workbook of hundreds of sheets and pictures has fewer. */
const MOST_PARTS = 2_000;

const isMarkup = (name: string) => /\.(xml|rels)$/i.test(name);

/**
 * The markup of a workbook by its path. Sizes are added up as declared before anything is unpacked, and none may turn out
 * larger than declared; pictures and whatever else lies in the archive stay packed.
 */
export async function unpackWorkbook(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  const archive = await opened(bytes);
  const parts = new Map<string, yauzl.Entry>();
  let declared = 0;
  let seen = 0;
  try {
    for await (const entry of archive.eachEntry()) {
      seen += 1;
      if (seen > MOST_PARTS) throw new UnreadableSheet('sheet_too_large_unpacked');
      if (entry.isEncrypted()) throw new UnreadableSheet('sheet_encrypted');
      if (!isMarkup(entry.fileName)) continue;
      if (parts.has(entry.fileName)) throw new UnreadableSheet('sheet_damaged');
      declared += entry.uncompressedSize;
      if (declared > MOST_UNPACKED_BYTES) throw new UnreadableSheet('sheet_too_large_unpacked');
      parts.set(entry.fileName, entry);
    }
    const unpacked = new Map<string, Buffer>();
    for (const [name, entry] of parts) unpacked.set(name, await read(archive, entry));
    return unpacked;
  } catch (error) {
    // whatever else the archive's reader objects to
    throw error instanceof UnreadableSheet ? error : new UnreadableSheet('sheet_damaged');
  }
}

async function opened(bytes: Uint8Array): Promise<yauzl.ZipFile> {
  try {
    return await yauzl.fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      lazyEntries: true,
      validateEntrySizes: true,
    });
  } catch {
    throw new UnreadableSheet('sheet_damaged');
  }
}

/** Fails as soon as there is a byte more than declared. */
async function read(archive: yauzl.ZipFile, entry: yauzl.Entry): Promise<Buffer> {
  const pieces: Buffer[] = [];
  // a stream without an encoding gives buffers
  const stream: AsyncIterable<Buffer> = await archive.openReadStreamPromise(entry);
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
}
