import type { StoredPlan } from '@proline/contract/event-plan/event-plan';
import { emptyPlan, type EventPlan } from '@proline/domain/event-plan/plan';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { createDesk } from './plan-desk.ts';

import { createStorage } from './testing/storage.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ID = 'b7f7e3a0-4a3b-4e0e-9f0e-2d6f6b1c9a10';
const empty = emptyPlan('Asia/Dubai', 'AED');
const SAVED_AT = '2026-11-15T20:00:00.000Z';
const offline = () => new TypeError('Failed to fetch');
const refusal = (status: number, code: string) => new ApiError(status, { message: code, code });

/** A fake server that keeps one draft and fails when it is told to. */
const createServer = () => {
  const server = {
    steps: empty,
    version: 0,
    made: [] as string[],
    saves: 0,
    trouble: null as Error | null,
    /** The next request is carried out, but its answer gets lost. */
    loses: false,
  };
  const answer = () => {
    if (server.loses) {
      server.loses = false;
      throw offline();
    }
  };
  const planOf = (): StoredPlan => ({
    event_id: ID,
    code: 7,
    status: 'draft',
    version: server.version,
    steps: { ...(structuredClone(server.steps) as StoredPlan['steps']) },
    saved_at: SAVED_AT,
    saved_by: 'Omar Haddad',
    leaders: [],
    ushers: [],
  });
  const calls = {
    create: async (steps: Partial<EventPlan>, key: string) => {
      if (server.trouble) throw server.trouble;
      if (!server.made.includes(key)) {
        server.made.push(key);
        server.steps = { ...empty, ...steps };
        server.version = 1;
      }
      answer();
      return planOf();
    },
    save: async (_: string, version: number, steps: Partial<EventPlan>) => {
      if (server.trouble) throw server.trouble;
      if (version !== server.version) throw refusal(409, 'conflict');
      server.steps = { ...server.steps, ...steps };
      server.version += 1;
      server.saves += 1;
      answer();
      return { version: server.version, saved_at: SAVED_AT };
    },
    read: async () => planOf(),
  };
  const byOther = (stepOne: Partial<EventPlan['stepOne']>) => {
    server.steps = { ...server.steps, stepOne: { ...server.steps.stepOne, ...stepOne } };
    server.version += 1;
  };
  return { server, calls, byOther, planOf };
};

const open = (storage = createStorage(), known = createServer()) => {
  const troubles: unknown[] = [];
  const start = known.server.version === 0 ? { empty } : { saved: known.planOf() };
  const desk = createDesk({ start, calls: known.calls, storage, onTrouble: (error) => troubles.push(error) });
  return { ...known, desk, storage, troubles, state: desk.store.getState };
};
const saved = async () => vi.advanceTimersByTimeAsync(1_300);
const type = (desk: ReturnType<typeof open>['desk'], title_en: string) => desk.change('stepOne', { title_en });

test('nothing is made for somebody who only looks', async () => {
  const { server } = open();
  await saved();
  expect(server.made).toEqual([]);
});

test('the first words make the draft, the next ones change it; each pause is one save', async () => {
  const { desk, server, state } = open();
  type(desk, 'G');
  type(desk, 'Gala');
  await saved();
  type(desk, 'Gala night');
  await saved();
  expect(server).toMatchObject({ version: 2, saves: 1, steps: { stepOne: { title_en: 'Gala night' } } });
  expect(server.made).toHaveLength(1);
  expect(state()).toMatchObject({ event_id: ID, version: 2, saving: { kind: 'calm' } });
});

test('whoever types without a pause is saved all the same', async () => {
  const { desk, server } = open();
  for (let second = 0; second < 8; second += 1) {
    type(desk, `Gala ${second}`);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(server.version).toBeGreaterThan(0);
});

test('an answer that got lost does not make a second draft, though more was typed meanwhile', async () => {
  const { desk, server } = open();
  server.loses = true;
  type(desk, 'Gala');
  await saved();
  expect(desk.store.getState().saving.kind).toBe('waiting');
  type(desk, 'Gala night');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.made).toHaveLength(1);
  expect(server.steps.stepOne.title_en).toBe('Gala night');
});

test('nor does a reload in that very moment', async () => {
  const { desk, server, storage, ...known } = open();
  server.loses = true;
  type(desk, 'Gala');
  await saved();
  const again = createDesk({ start: { empty }, calls: known.calls, storage, onTrouble: () => undefined });
  expect(again.store.getState()).toMatchObject({ plan: { stepOne: { title_en: 'Gala' } }, note: { kind: 'restored' } });
  await again.flush();
  expect(server.made).toHaveLength(1);
  expect(again.store.getState().event_id).toBe(ID);
});

test('what was put back can be discarded, even after it was saved, and had again', async () => {
  const known = createServer();
  known.server.version = 1;
  const storage = createStorage();
  type(open(storage, known).desk, 'Gala');
  // A crash ends the timers, too.
  vi.clearAllTimers();
  const { desk, server, state } = open(storage, known);
  expect(state().plan.stepOne.title_en).toBe('Gala');
  await desk.flush();
  const takeBack = desk.discardRestored();
  await saved();
  expect(server.steps.stepOne.title_en).toBe('');
  takeBack();
  await saved();
  expect(server.steps.stepOne.title_en).toBe('Gala');
});

test('without a connection it is told once, tried again less and less often, and saved in the end', async () => {
  const { desk, server, troubles, state } = open();
  server.trouble = offline();
  type(desk, 'Gala');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state().saving.kind).toBe('waiting');
  expect(troubles).toHaveLength(1);
  server.trouble = null;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(server.steps.stepOne.title_en).toBe('Gala');
  expect(state().saving.kind).toBe('calm');
});

test('a field that cannot be kept does not hold up the others, and is not lost', async () => {
  const { desk, server, state } = open();
  desk.change('stepOne', { title_en: 'x'.repeat(600), venue: 'Hall 4' });
  await saved();
  expect(server.steps.stepOne).toMatchObject({ title_en: '', venue: 'Hall 4' });
  expect(state().plan.stepOne.title_en).toHaveLength(600);
  expect(state().partly).toBe(true);
  expect(await desk.flush()).toBe(false);
  type(desk, 'Gala');
  await saved();
  expect(server.steps.stepOne.title_en).toBe('Gala');
});

const opened = () => {
  const known = createServer();
  known.server.version = 1;
  return open(createStorage(), known);
};

test('what somebody else changed elsewhere is taken in, and said', async () => {
  const { desk, server, byOther, state } = opened();
  byOther({ city: 'Doha' });
  type(desk, 'Gala');
  await saved();
  expect(server.steps.stepOne).toMatchObject({ title_en: 'Gala', city: 'Doha' });
  expect(state()).toMatchObject({ note: { kind: 'theirs', name: 'Omar Haddad' }, saving: { kind: 'calm' } });
});

test('the same field: nothing is saved and nothing is lost until it is decided', async () => {
  const { desk, server, byOther, state } = opened();
  byOther({ title_en: 'Theirs' });
  type(desk, 'Mine');
  await saved();
  expect(state()).toMatchObject({
    saving: { kind: 'conflict' },
    comparing: true,
    plan: { stepOne: { title_en: 'Mine' } },
  });
  desk.change('stepOne', { venue: 'Hall 4' });
  await saved();
  expect(server.steps.stepOne).toMatchObject({ title_en: 'Theirs', venue: '' });
  await desk.overwrite();
  expect(server.steps.stepOne).toMatchObject({ title_en: 'Mine', venue: 'Hall 4' });
});

test('theirs can be taken, and mine had back', async () => {
  const { desk, server, byOther, state } = opened();
  byOther({ title_en: 'Theirs' });
  desk.change('stepOne', { title_en: 'Mine', venue: 'Hall 4' });
  await saved();
  const takeBack = desk.acceptTheirs();
  await saved();
  expect(server.steps.stepOne).toMatchObject({ title_en: 'Theirs', venue: 'Hall 4' });
  takeBack();
  await saved();
  expect(server.steps.stepOne.title_en).toBe('Mine');
  expect(state().saving.kind).toBe('calm');
});

test('a live change is seen at once; one’s own save that comes back the same way is none', async () => {
  const { desk, byOther, planOf, state } = opened();
  type(desk, 'Gala');
  await saved();
  await desk.receive(planOf());
  expect(state().note).toBeNull();
  byOther({ city: 'Doha' });
  await desk.receive(planOf());
  expect(state()).toMatchObject({ plan: { stepOne: { title_en: 'Gala', city: 'Doha' } }, note: { kind: 'theirs' } });
});

test('after a crash the unsaved text meets what others did meanwhile', async () => {
  const known = createServer();
  known.server.version = 1;
  const storage = createStorage();
  const first = open(storage, known);
  type(first.desk, 'Mine');
  known.byOther({ title_en: 'Theirs', city: 'Doha' });
  const { state } = open(storage, known);
  expect(state()).toMatchObject({ saving: { kind: 'conflict' }, plan: { stepOne: { title_en: 'Mine' } } });
});

test('an image that the server does not take does not hold up the rest', async () => {
  const { desk, server, calls, state } = opened();
  const { save } = calls;
  calls.save = async (id, version, steps) => {
    if (steps.stepOne?.cover_id === ID) throw refusal(422, 'file_not_usable');
    return save(id, version, steps);
  };
  desk.change('stepOne', { cover_id: ID, title_en: 'Gala' });
  await saved();
  expect(server.steps.stepOne).toMatchObject({ cover_id: null, title_en: 'Gala' });
  expect(state()).toMatchObject({ cover_refused: true, plan: { stepOne: { cover_id: null } } });
});

test('a draft that somebody deleted can be saved again as a new one', async () => {
  const { desk, server, state } = opened();
  server.trouble = refusal(404, 'not_found');
  type(desk, 'Gala');
  await saved();
  expect(state().saving.kind).toBe('gone');
  server.trouble = null;
  desk.startAgain(empty);
  await saved();
  expect(server.made).toHaveLength(1);
  expect(server.steps.stepOne.title_en).toBe('Gala');
});

test('somebody deletes it while nobody types: that is known at once, and nothing more is sent', async () => {
  const { desk, server, state } = opened();
  await desk.receiveDeletion();
  expect(state().saving.kind).toBe('gone');
  type(desk, 'Gala');
  await saved();
  expect(state()).toMatchObject({ saving: { kind: 'gone' }, plan: { stepOne: { title_en: 'Gala' } } });
  expect(server.steps.stepOne.title_en).not.toBe('Gala');
});

test('published meanwhile: it stays on the screen, and is not tried again', async () => {
  const { desk, server, state } = opened();
  server.trouble = refusal(422, 'event_not_draft');
  type(desk, 'Gala');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state()).toMatchObject({ saving: { kind: 'not_draft' }, plan: { stepOne: { title_en: 'Gala' } } });
});

test('whoever needs the draft on the server gets its id, even with nothing in it', async () => {
  const { desk, server } = open();
  expect(await desk.saveNow()).toBe(ID);
  expect(await desk.saveNow()).toBe(ID);
  expect(server.made).toHaveLength(1);
});
