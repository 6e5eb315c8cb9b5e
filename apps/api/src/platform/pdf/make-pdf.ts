import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { createTurns } from '../postgres/turns.ts';

export type PdfWork = {
  /** the path of a Typst file */
  readonly template: string;
  /** JSON, which the template reads as `sys.inputs.data` */
  readonly data: string;
};
export type PdfResult = { readonly pdf: Uint8Array<ArrayBuffer> } | { readonly failed: string };

/** A document takes 10 ms, one of a thousand rows half a second; a slow machine may take twenty times as long. */
const LONGEST_MS = 20_000;
/** A statement of ten thousand rows; the thread's memory outside of JavaScript grows with it. */
const MOST_DATA_BYTES = 4_000_000;
const MOST_MEMORY_MB = 128;
/** The compiler does not give all memory back; a new thread begins with none of it. */
const MOST_PER_THREAD = 1_000;
/** Nobody has asked for a document for so long: the memory is given back. */
const IDLE_MS = 60_000;

/** One at a time, each person's in turn: a thousand payslips for one person let everybody else's pass. */
const inTurn = createTurns({ atOnce: 1, longestQueue: 64 });

/**
 * The signs above and below Arabic letters. A letter and its sign are one to readers of PDFs, and the next letter of that shape
 * then has the sign, too, when it is copied or searched for.
 */
const VOWEL_SIGNS = /[\u064b-\u0652\u0670]/gu;

/** Makes a PDF of a template in a thread, with limits for time and memory. `person`: whose turn it takes. */
export function makePdf(template: URL, data: unknown, person?: string): Promise<Buffer> {
  const work: PdfWork = { template: fileURLToPath(template), data: JSON.stringify(data).replace(VOWEL_SIGNS, '') };
  if (Buffer.byteLength(work.data) > MOST_DATA_BYTES)
    return Promise.reject(new Error(`The data of the document has more than ${MOST_DATA_BYTES} bytes.`));
  return inTurn(async () => {
    const result = await threadNow().make(work);
    if ('failed' in result) throw new Error(`The document could not be made: ${result.failed}`);
    return Buffer.from(result.pdf.buffer);
  }, person);
}

type Thread = { readonly make: (work: PdfWork) => Promise<PdfResult> };
let current: Thread | null = null;
const threadNow = (): Thread => (current ??= startThread());

function startThread(): Thread {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB, maxYoungGenerationSizeMb: 16 },
  });
  // it does not keep the program from ending
  worker.unref();
  let made = 0;
  let waiting: PromiseWithResolvers<PdfResult> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const end = (error: Error) => {
    clearTimeout(timer);
    if (current === thread) current = null;
    waiting?.reject(error);
    void worker.terminate();
  };
  const ending = (why: string) => () => end(new Error(`The document was not made: ${why}.`));
  worker.on('error', end);
  worker.on('exit', ending('the thread has ended'));
  worker.on('message', (result: PdfResult) => {
    clearTimeout(timer);
    waiting?.resolve(result);
    waiting = null;
    made += 1;
    if (made >= MOST_PER_THREAD) ending('the thread is renewed')();
    else timer = setTimeout(ending('the thread is idle'), IDLE_MS).unref();
  });
  const thread: Thread = {
    make: (work) => {
      clearTimeout(timer);
      waiting = Promise.withResolvers();
      timer = setTimeout(ending('it took too long'), LONGEST_MS);
      worker.postMessage(work);
      return waiting.promise;
    },
  };
  return thread;
}
