import { emptyPlan, type EventPlan } from '@proline/domain/event-plan/plan';
import { expect, test } from 'vitest';
import { createKeptPlan } from './kept-plan.ts';
import { createStorage } from './testing/storage.ts';

const empty = emptyPlan('Asia/Dubai', 'AED');
const titled = (title_en: string): EventPlan['stepOne'] => ({ ...empty.stepOne, title_en });

const write = (storage: Storage, event_id: string | null, stepOne: EventPlan['stepOne']) => {
  const kept = createKeptPlan(storage);
  kept.open(event_id);
  kept.writeStep('stepOne', stepOne);
  kept.writeFacts({ event_id, version: 3, base: { stepOne: empty.stepOne }, creation: null });
  return kept;
};

test('each step has its own name in the storage', () => {
  const storage = createStorage();
  write(storage, 'x', titled('Gala'));
  expect(JSON.parse(storage.getItem('stepOne') ?? '')).toMatchObject({ title_en: 'Gala' });
});

test('after a crash the unsaved steps are there, with what they were changed from', () => {
  const storage = createStorage();
  write(storage, 'x', titled('Gala'));
  expect(createKeptPlan(storage).open('x')).toEqual({
    event_id: 'x',
    version: 3,
    unsaved: { stepOne: titled('Gala') },
    base: { stepOne: empty.stepOne },
    creation: null,
  });
});

test('a draft that was saved whole has nothing to put back', () => {
  const storage = createStorage();
  const kept = write(storage, 'x', titled('Gala'));
  kept.writeFacts({ event_id: 'x', version: 4, base: {}, creation: null });
  expect(createKeptPlan(storage).open('x')).toBeNull();
});

test('another draft takes the place, and the first one’s text waits aside until somebody comes back to it', () => {
  const storage = createStorage();
  write(storage, 'x', titled('Gala'));
  write(storage, null, titled('Wedding'));
  write(storage, 'y', titled('Concert'));
  expect(createKeptPlan(storage).open('x')?.unsaved.stepOne?.title_en).toBe('Gala');
  write(storage, 'x', titled('Gala 2'));
  expect(createKeptPlan(storage).open(null)?.unsaved.stepOne?.title_en).toBe('Wedding');
});

test('a last save that ends after another draft has opened does not disturb it', () => {
  const storage = createStorage();
  const first = write(storage, 'x', titled('Gala'));
  const second = write(storage, 'y', titled('Concert'));
  first.setOpen(false);
  second.setOpen(true);
  first.writeFacts({ event_id: 'x', version: 4, base: {}, creation: null });
  expect(createKeptPlan(storage).open('y')?.unsaved.stepOne?.title_en).toBe('Concert');
  expect(createKeptPlan(storage).open('x')).toBeNull();
});

test('too long or no number: kept all the same, it is there to be put right', () => {
  const storage = createStorage();
  const kept = write(storage, 'x', titled('x'.repeat(5_000)));
  const stepFour = { ...empty.stepFour, overtime_percent: Number.NaN };
  kept.writeStep('stepFour', stepFour);
  kept.writeFacts({
    event_id: 'x',
    version: 3,
    base: { stepOne: empty.stepOne, stepFour: empty.stepFour },
    creation: null,
  });
  const { unsaved } = createKeptPlan(storage).open('x') ?? {};
  expect(unsaved?.stepOne?.title_en).toHaveLength(5_000);
  expect(unsaved?.stepFour?.overtime_percent).toBeNaN();
});

test('a step that was kept before an update gets the fields it lacks', () => {
  const storage = createStorage();
  const kept = write(storage, 'x', titled('Gala'));
  const { night, paid_breaks, ...older } = { ...empty.stepFour, overtime_percent: 200 };
  storage.setItem('stepFour', JSON.stringify(older));
  kept.writeFacts({ event_id: 'x', version: 3, base: { stepFour: empty.stepFour }, creation: null });
  expect(createKeptPlan(storage).open('x')?.unsaved.stepFour).toEqual({ ...older, night, paid_breaks });
});

test('what somebody else wrote under these names is left alone', () => {
  const storage = createStorage();
  write(storage, 'x', titled('Gala'));
  storage.setItem('stepOne', '{"title_en": 7}');
  expect(createKeptPlan(storage).open('x')).toBeNull();
  storage.setItem('stepsOf', 'no JSON');
  expect(createKeptPlan(storage).open('x')).toBeNull();
});

test('no room: it says so instead of failing', () => {
  const kept = createKeptPlan(createStorage(1_000));
  expect(kept.writeStep('stepOne', titled('x'.repeat(5_000)))).toBe(false);
  expect(kept.writeStep('stepOne', titled('Gala'))).toBe(true);
});
