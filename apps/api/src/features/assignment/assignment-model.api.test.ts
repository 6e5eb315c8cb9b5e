import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../platform/postgres/database.ts';
import { anyCommand, COURSE } from '../../testing/event/assignment-course.ts';
import { newModel, newReal, type Model, type Real } from '../../testing/event/assignment-model.ts';
import { runs } from '../../testing/property-runs.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { expireDue } from './assignment-change.queries.ts';

const RUNS = 15;
const TIMEOUT_MS = 300_000;
const USUAL = [
  ...[
    'invite',
    'assign',
    'confirm',
    'accept',
    'decline',
    'release',
    'move',
    'swap',
    'lock',
    'unlock',
    'expire',
    'block',
    'unblock',
    'invite as reserve',
    'assign as reserve',
    'call in',
    'apply',
    'take application',
    'undo',
  ],
  'cancel',
];

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('owner'));
});
afterAll(() => app.close());

test(
  'whatever is done with places, in whatever order, everybody holds what a simple model says',
  async () => {
    const made = new Set<string>();
    const clock = () =>
      createDatabase(app.appPool)
        .transaction()
        .execute((tx) => expireDue(tx, 1_000));
    const play = async (commands: Parameters<typeof fc.asyncModelRun<Model, Real, boolean, Model>>[1]) => {
      const model = newModel();
      const real = await newReal(app, token, clock);
      await fc.asyncModelRun(() => ({ model, real }), commands);
      for (const one of model.made) made.add(one);
    };
    await play(COURSE);
    // else it has shown little
    expect([...made].sort()).toEqual(USUAL.toSorted());
    await fc.assert(fc.asyncProperty(fc.commands([anyCommand], { maxCommands: 50, size: 'max' }), play), {
      numRuns: runs(RUNS),
    });
  },
  TIMEOUT_MS,
);
