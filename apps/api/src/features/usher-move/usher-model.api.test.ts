import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyCommand, COURSE, newModel, newReal, type Model, type Real } from '../../testing/people/person-model.ts';
import { runs } from '../../testing/property-runs.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const RUNS = 25;
const TIMEOUT_MS = 120_000;
const USUAL_MOVES = [
  'pending → in_interview',
  'pending → rejected',
  'in_interview → approved',
  'rejected → pending',
  'approved → blocked',
  'blocked → approved',
  'leader: approve',
  'leader: return',
  'leader: turn_down',
  'leader: take_back',
];

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('recruiter'));
});
afterAll(() => app.close());

test(
  'whatever is decided about a person with both hats, in whatever order, it is what a simple model says',
  async () => {
    const made = new Set<string>();
    const play = async (commands: Parameters<typeof fc.asyncModelRun<Model, Real, boolean, Model>>[1]) => {
      const model = newModel();
      const real = await newReal(app, token);
      await fc.asyncModelRun(() => ({ model, real }), commands);
      for (const move of model.made) made.add(move);
    };
    await play(COURSE);
    // else it has shown little
    expect([...made]).toEqual(expect.arrayContaining(USUAL_MOVES));
    await fc.assert(fc.asyncProperty(fc.commands([anyCommand], { maxCommands: 60, size: 'max' }), play), {
      numRuns: runs(RUNS),
    });
  },
  TIMEOUT_MS,
);
