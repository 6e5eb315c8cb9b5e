import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { FillCandidate, FillSource } from '@proline/domain/hiring/fill/fill-candidates';
import type { FillPlan } from '@proline/domain/hiring/fill/fill-problem';
import { createTurns } from '../../platform/postgres/turns.ts';
import { compileSolver, type CompiledSolver } from '../../platform/solver/highs-solver.ts';
import type { FillProposal } from './propose-fill.service.ts';

/** An event to solve; or a plan that was found before, to be explained only. */
export type FillWork =
  { readonly source: FillSource; readonly seconds: number } | { readonly source: FillSource; readonly plan: FillPlan };
/** What the thread begins with: everything but the people, of whom so many are sent to it some at a time. */
export type FillOrder = { readonly work: FillWork; readonly people: number; readonly compiled: CompiledSolver };
export type FillPeople = { readonly people: readonly FillCandidate[] };
/** `found`: the best plan so far; the first is the one that is found one by one. */
export type FillAnswer = { readonly found: FillPlan } | { readonly proposal: FillProposal };

/** 5,000 candidates for 500 places take a third of it. */
const MOST_MEMORY_MB = 768;
/** What is found by then is shown, with what was proven. */
export const LONGEST_SECONDS = 30;
/** Copying thousands of people at once would keep every request waiting. */
const SENT_AT_ONCE = 100;
/** The solver looks at its clock only now and then; a thread that is so much late is stopped. */
const LATE_SECONDS = 1;

/** One at a time: the others of this process keep a processor for themselves. */
const inTurn = createTurns({ atOnce: 1, longestQueue: 8 });

type Limits = { readonly seconds?: number; readonly stopAfter?: number; readonly signal?: AbortSignal };

/**
 * Solves an event in a thread of its own, so that no request waits for it. A thread that does not end in its time is stopped,
 * and the best plan that it has told by then is the answer.
 */
export const runFill = (
  source: FillSource,
  { seconds = LONGEST_SECONDS, stopAfter = seconds + LATE_SECONDS, signal }: Limits = {},
): Promise<FillProposal> =>
  inTurn(async () => {
    const compiled = await compileSolver();
    const answer = await inThread({ source, seconds }, { compiled, stopAfter, signal });
    if ('proposal' in answer) return answer.proposal;
    const explained = await inThread({ source, plan: answer.found }, { compiled, stopAfter: Infinity, signal });
    if ('proposal' in explained) return explained.proposal;
    throw new Error('a plan of auto-fill was not explained');
  });

type Thread = {
  readonly compiled: CompiledSolver;
  readonly stopAfter: number;
  readonly signal: AbortSignal | undefined;
};

/** Its last answer; once it is too late the best plan so far, as soon as there is one. */
const inThread = (work: FillWork, { compiled, stopAfter, signal }: Thread): Promise<FillAnswer> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const thread = new Worker(new URL('./fill-thread.service.ts', import.meta.url), {
      workerData: orderOf(work, compiled),
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    let found: FillPlan | undefined;
    let isLate = stopAfter <= 0;
    const end = () => {
      isLate = true;
      const best = found;
      if (best) settle(() => resolve({ found: best }));
    };
    const timer = Number.isFinite(stopAfter) && !isLate ? setTimeout(end, stopAfter * 1_000) : undefined;
    const stop = () => settle(() => reject(new Error('auto-fill is not wanted any more')));
    signal?.addEventListener('abort', stop, { once: true });
    const settle = (answer: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      void thread.terminate();
      answer();
    };
    // Node itself sends messages, too, while it watches files for changes
    thread.on('message', ({ proposal, found: better }: { proposal?: FillProposal; found?: FillPlan }) => {
      if (proposal) settle(() => resolve({ proposal }));
      found = better ?? found;
      if (isLate) end();
    });
    thread.once('error', (error: Error) => settle(() => reject(error)));
    thread.once('exit', (code) => reject(new Error(`the thread of auto-fill ended with ${code}`)));
    sendPeople(thread, work.source.people).catch(reject);
  });

const orderOf = (work: FillWork, compiled: CompiledSolver): FillOrder => ({
  compiled,
  work: { ...work, source: { ...work.source, people: [] } },
  people: work.source.people.length,
});

async function sendPeople(thread: Worker, people: readonly FillCandidate[]): Promise<void> {
  for (let from = 0; from < people.length; from += SENT_AT_ONCE) {
    const some: FillPeople = { people: people.slice(from, from + SENT_AT_ONCE) };
    thread.postMessage(some);
    await setImmediate();
  }
}
