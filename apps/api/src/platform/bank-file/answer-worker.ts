import { parentPort, workerData } from 'node:worker_threads';
import type { BankAnswer } from '@proline/domain/bank-file/bank-answer';
import { UnreadableAnswer } from './answer.ts';
import { parseAnswer } from './parse-answer.ts';
import type { AnswerWork, AnswerRefused } from './read-answer.ts';

const read = ({ bytes }: AnswerWork): BankAnswer | AnswerRefused => {
  try {
    return parseAnswer(bytes);
  } catch (error) {
    if (error instanceof UnreadableAnswer) return { refused: error.refused };
    throw error;
  }
};

// the main thread starts this file as a worker and passes what its type says
parentPort?.postMessage(read(workerData as AnswerWork));
