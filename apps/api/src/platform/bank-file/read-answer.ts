import { ANSWER_MAX_BYTES, type BankAnswer } from '@proline/domain/bank-file/bank-answer';
import { Refusal } from '../http/refusal.ts';
import { createTurns } from '../postgres/turns.ts';
import { inGuardedThread } from '../thread/guarded-thread.ts';
import type { AnswerProblem } from './answer.ts';

export type AnswerWork = { readonly bytes: Uint8Array<ArrayBuffer> };
export type AnswerRefused = { readonly refused: AnswerProblem };

/** The largest statement takes half of it. */
const MOST_MEMORY_MB = 512;
/** 10,000 payments take a second; a slow machine may take twenty times as long. */
const LONGEST_MS = 20_000;

/** One at a time: the memory of a thread is on top of everybody else's. */
const inTurn = createTurns({ atOnce: 1, longestQueue: 8 });

/** Reads a bank's answer, which may have been made to do harm, in a thread of its own with a limit for memory and time. */
export async function readAnswer(bytes: Buffer, person?: string): Promise<BankAnswer> {
  if (bytes.length > ANSWER_MAX_BYTES) throw new Refusal('body_too_large', { errors: { file: ['too_long'] } });
  const result = await inTurn(() => inThread({ bytes: Uint8Array.from(bytes) }), person);
  if ('refused' in result) throw new Refusal(result.refused, { errors: { file: [result.refused] } });
  return result;
}

const inThread = (work: AnswerWork): Promise<BankAnswer | AnswerRefused> =>
  inGuardedThread<BankAnswer | AnswerRefused>(
    new URL('./answer-worker.ts', import.meta.url),
    work,
    { memory_mb: MOST_MEMORY_MB, longest_ms: LONGEST_MS },
    { refused: 'answer_too_much' },
  );
