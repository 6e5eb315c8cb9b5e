import { SHEET_MAX_BYTES } from '@proline/domain/file/sheet-limits';
import { Refusal } from '../http/refusal.ts';
import { createTurns } from '../postgres/turns.ts';
import { inGuardedThread } from '../thread/guarded-thread.ts';
import type { Sheet, SheetRefusal } from './sheet.ts';

export type SheetWork = { readonly bytes: Uint8Array<ArrayBuffer>; readonly kind: 'csv' | 'xlsx' };

/** 10,000 rows of 12 columns take less than half of it. */
const MOST_MEMORY_MB = 256;
/** They take a second; a slow machine may take twenty times as long. */
const LONGEST_MS = 20_000;

/** One at a time: the memory of a thread is on top of everybody else's. */
const inTurn = createTurns({ atOnce: 1, longestQueue: 8 });

/** The container of old Excel files, and of new ones with a password. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * Reads a CSV or XLSX file that may have been made to do harm, in a thread of its own with a limit for memory and time.
 * What it is follows from its bytes, not from its name.
 */
export async function readSheet(bytes: Buffer, person?: string): Promise<Sheet> {
  if (bytes.length === 0) throw new Refusal('sheet_empty');
  if (bytes.length > SHEET_MAX_BYTES) throw new Refusal('body_too_large', { errors: { file: ['too_long'] } });
  const kind = await kindOf(bytes);
  const result = await inTurn(() => inThread({ bytes: Uint8Array.from(bytes), kind }), person);
  if ('refused' in result)
    throw new Refusal(
      result.refused,
      result.row === undefined ? {} : { errors: { file: [result.refused], [`rows.${result.row}`]: ['invalid'] } },
    );
  return result;
}

async function kindOf(bytes: Buffer): Promise<SheetWork['kind']> {
  if (bytes.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE))
    throw new Refusal(bytes.includes(ENCRYPTED_PACKAGE) ? 'sheet_encrypted' : 'sheet_old_format');
  // loaded with the first sheet
  const { fileTypeFromBuffer } = await import('file-type');
  const sniffed = (await fileTypeFromBuffer(bytes))?.mime;
  if (sniffed === undefined) return 'csv';
  // an archive that its first entry does not tell apart may still be a workbook
  if (sniffed.endsWith('spreadsheetml.sheet') || sniffed === 'application/zip') return 'xlsx';
  throw new Refusal('sheet_not_a_sheet');
}

const inThread = (work: SheetWork): Promise<Sheet | SheetRefusal> =>
  inGuardedThread<Sheet | SheetRefusal>(
    new URL('./sheet-worker.ts', import.meta.url),
    work,
    { memory_mb: MOST_MEMORY_MB, longest_ms: LONGEST_MS },
    { refused: 'sheet_too_large_unpacked' },
  );
