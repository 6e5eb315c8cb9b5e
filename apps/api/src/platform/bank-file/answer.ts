import type { ErrorCode } from '@proline/contract/facts';

export type AnswerProblem = Extract<ErrorCode, `answer_${string}`>;

/** What stops the reading of a bank's answer. Only its code crosses from the thread. */
export class UnreadableAnswer extends Error {
  override name = 'UnreadableAnswer';
  readonly refused: AnswerProblem;

  constructor(refused: AnswerProblem) {
    super(refused);
    this.refused = refused;
  }
}
