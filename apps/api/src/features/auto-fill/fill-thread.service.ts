import { parentPort, workerData } from 'node:worker_threads';
import { loadSolver } from '../../platform/solver/highs-solver.ts';
import { proposeFill } from './propose-fill.service.ts';
import type { FillAnswer, FillWork } from './run-fill.service.ts';

/** One event in a thread of its own, which ends with it: judging, solving and explaining take seconds of a processor. */
const solve = async ({ source, seconds }: FillWork) => {
  const solver = await loadSolver();
  const ends = performance.now() + seconds * 1_000;
  return proposeFill(solver, source, () => (ends - performance.now()) / 1_000);
};

// the main thread starts this file as a worker and passes what its type says
const answer: FillAnswer = { proposal: await solve(workerData as FillWork) };
parentPort?.postMessage(answer);
