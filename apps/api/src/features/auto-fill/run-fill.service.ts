import { Worker } from 'node:worker_threads';
import type { FillSource } from '@proline/domain/hiring/fill/fill-candidates';
import { createTurns } from '../../platform/postgres/turns.ts';
import type { FillProposal } from './propose-fill.service.ts';

export type FillWork = { readonly source: FillSource; readonly seconds: number };
export type FillAnswer = { readonly proposal: FillProposal };

/** 5,000 candidates for 500 places take a third of it. */
const MOST_MEMORY_MB = 768;
/** What is found by then is shown, with what was proven. */
export const LONGEST_SECONDS = 30;

/** One at a time: the others of this process keep a processor for themselves. */
const inTurn = createTurns({ atOnce: 1, longestQueue: 8 });

/** Solves an event in a thread of its own, so that no request waits for it. */
export const runFill = (
  source: FillSource,
  { seconds = LONGEST_SECONDS, signal }: { seconds?: number; signal?: AbortSignal } = {},
): Promise<FillProposal> => inTurn(() => inThread({ source, seconds }, signal));

const inThread = (work: FillWork, signal: AbortSignal | undefined): Promise<FillProposal> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const thread = new Worker(new URL('./fill-thread.service.ts', import.meta.url), {
      workerData: work,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    const stop = () => settle(() => reject(new Error('auto-fill is not wanted any more')));
    signal?.addEventListener('abort', stop, { once: true });
    const settle = (answer: () => void) => {
      signal?.removeEventListener('abort', stop);
      void thread.terminate();
      answer();
    };
    // Node itself sends messages, too, while it watches files for changes
    thread.on('message', ({ proposal }: Partial<FillAnswer>) => {
      if (proposal) settle(() => resolve(proposal));
    });
    thread.once('error', (error: Error) => settle(() => reject(error)));
    thread.once('exit', (code) => reject(new Error(`the thread of auto-fill ended with ${code}`)));
  });
