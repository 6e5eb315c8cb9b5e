import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyCommand } from '../../testing/event/event-commands.ts';
import { check, newModel, newReal } from '../../testing/event/event-model.ts';
import { runs } from '../../testing/property-runs.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const RUNS = 30;
const TIMEOUT_MS = 120_000;
const USUAL_MOVES = [
  'draft → published',
  'published → in_progress',
  'in_progress → completed',
  'completed → in_progress',
];

let app: TestApp;
let owner: string;
let ops: string;
beforeAll(async () => {
  // without the clock, which would start what is due: here it is one of the commands
  app = await startTestApp({ jobs: [] });
  owner = (await app.signIn('owner')).token;
  ops = (await app.signIn('ops')).token;
});
afterAll(() => app.close());

test(
  'whatever is done to an event, in whatever order, it is what a simple model says',
  async () => {
    const made = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.commands([anyCommand], { maxCommands: 40, size: 'max' }),
        fc.integer({ min: 1, max: 4 }),
        async (commands, places) => {
          const model = newModel(places);
          const real = await newReal(app, owner, ops, places);
          await check(model, real);
          await fc.asyncModelRun(() => ({ model, real }), commands);
          for (const move of model.made) made.add(move);
        },
      ),
      { numRuns: runs(RUNS) },
    );
    // else it has shown little
    expect([...made]).toEqual(expect.arrayContaining(USUAL_MOVES));
  },
  TIMEOUT_MS,
);
