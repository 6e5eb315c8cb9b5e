import { parentPort, workerData } from 'node:worker_threads';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { UnreadableSheet, type Sheet, type SheetRefusal } from './sheet.ts';
import type { SheetWork } from './read-sheet.ts';

/** One file in a thread of its own, which ends with it: whatever the file does to memory or time, it does it here. */
const read = async ({ bytes, kind }: SheetWork): Promise<Sheet | SheetRefusal> => {
  try {
    return kind === 'xlsx' ? await readXlsx(bytes) : readCsv(bytes);
  } catch (error) {
    if (error instanceof UnreadableSheet) return error.refusal;
    throw error;
  }
};

// the main thread starts this file as a worker and passes what its type says
parentPort?.postMessage(await read(workerData as SheetWork));
