import { on } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { FillCandidate } from '@proline/domain/hiring/fill/fill-candidates';
import { loadSolver, type CompiledSolver } from '../../platform/solver/highs-solver.ts';
import { giveWay } from '../../platform/thread/give-way.ts';
import { explainFill, proposeFill, type FillProposal } from './propose-fill.service.ts';
import type { FillAnswer, FillOrder, FillPeople, FillWork } from './run-fill.service.ts';

// The main thread starts this file as a worker and passes what its types say.

/** One event in a thread of its own, which ends with it: judging, solving and explaining take seconds of a processor. */
const solve = async (work: FillWork, compiled: CompiledSolver): Promise<FillProposal> => {
  if ('plan' in work) return explainFill(work.source, work.plan);
  const solver = await loadSolver(compiled);
  const ends = performance.now() + work.seconds * 1_000;
  return proposeFill(solver, work.source, {
    secondsLeft: () => (ends - performance.now()) / 1_000,
    onFound: (found) => say({ found }),
  });
};

const say = (answer: FillAnswer): void => parentPort?.postMessage(answer);

/** Node itself sends messages, too, while it watches files for changes. */
async function everybody(count: number): Promise<FillCandidate[]> {
  const people: FillCandidate[] = [];
  if (count === 0 || !parentPort) return people;
  for await (const [message] of on(parentPort, 'message') as AsyncIterable<[Partial<FillPeople>]>) {
    people.push(...(message.people ?? []));
    if (people.length >= count) break;
  }
  return people;
}

const { work, people, compiled } = workerData as FillOrder;
giveWay();
const source = { ...work.source, people: await everybody(people) };
say({ proposal: await solve({ ...work, source }, compiled) });
