import type { StoredPlan } from '@proline/contract/event-plan/event-plan';
import { emptyPlan } from '@proline/domain/event-plan/plan';
import { expect, test, vi } from 'vitest';
import { createDesk } from './plan-desk.ts';
import { createStorage } from './testing/storage.ts';

const ID = 'b7f7e3a0-4a3b-4e0e-9f0e-2d6f6b1c9a10';
const empty = emptyPlan('Asia/Dubai', 'AED');

const stored = (values: Partial<StoredPlan> = {}, briefing = ''): StoredPlan => ({
  event_id: ID,
  code: 7,
  status: 'published',
  version: 3,
  steps: { ...(structuredClone(empty) as StoredPlan['steps']), stepTwo: { ...stepTwo, briefing } },
  saved_at: '2026-11-15T20:00:00.000Z',
  saved_by: 'Omar Haddad',
  leaders: [],
  ushers: [],
  ...values,
});
const stepTwo = structuredClone(empty.stepTwo) as StoredPlan['steps']['stepTwo'];

const open = (storage = createStorage()) => {
  const calls = { create: vi.fn(), save: vi.fn(), read: vi.fn() };
  const desk = createDesk({ start: { saved: stored() }, calls, storage, onTrouble: vi.fn() });
  return { desk, calls, storage };
};

test('a published event is not saved by itself; what was typed is kept in the tab until it is confirmed', async () => {
  const { desk, calls, storage } = open();
  desk.change('stepTwo', { briefing: 'Gate B' });
  expect(await desk.flush()).toBe(false);
  expect(desk.isSoonSaved()).toBe(false);
  expect(calls.save).not.toHaveBeenCalled();
  expect(await desk.saveNow()).toBe(ID);

  const again = open(storage);
  expect(again.desk.store.getState().plan.stepTwo.briefing).toBe('Gate B');

  desk.changed(4);
  expect(desk.store.getState()).toMatchObject({ version: 4, base: { stepTwo: { briefing: 'Gate B' } } });
  expect(await desk.flush()).toBe(true);
});

test('another admin’s change is taken over; the same field asks; a canceled event can no longer be changed', async () => {
  const { desk } = open();
  desk.change('stepOne', { venue: 'Hall 2' });
  await desk.receive(stored({ version: 4 }, 'Be calm'));
  expect(desk.store.getState()).toMatchObject({
    version: 4,
    plan: { stepOne: { venue: 'Hall 2' }, stepTwo: { briefing: 'Be calm' } },
  });
  desk.change('stepTwo', { briefing: 'Gate B' });
  await desk.receive(stored({ version: 5 }, 'Gate C'));
  expect(desk.store.getState().saving.kind).toBe('conflict');
  await desk.receive(stored({ version: 6, status: 'canceled' }));
  expect(desk.store.getState().saving.kind).toBe('not_draft');
});
