import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWaitingRoom, type Leave } from './waiting-room.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A room with one place, and what happened there. */
function roomOfOne() {
  const room = createWaitingRoom({ atOnce: 1, patienceMs: 500 });
  const entered: string[] = [];
  const leave = new Map<string, Leave>();
  const come = (name: string) =>
    room.enter((out) => {
      entered.push(name);
      leave.set(name, out);
    });
  return { room, entered, come, leave: (name: string) => leave.get(name)?.() };
}

test('one after the other, in the order in which they came; leaving twice counts once', () => {
  const { entered, come, leave } = roomOfOne();
  for (const name of ['a', 'b', 'c']) come(name);
  expect(entered).toEqual(['a']);
  leave('a');
  leave('a');
  expect(entered).toEqual(['a', 'b']);
  leave('b');
  expect(entered).toEqual(['a', 'b', 'c']);
});

test('a line whose first has waited too long is full, until it moves on', () => {
  const { room, come, leave } = roomOfOne();
  come('a');
  vi.advanceTimersByTime(10_000);
  expect(room.isFull()).toBe(false);
  come('b');
  vi.advanceTimersByTime(300);
  come('c');
  expect(room.isFull()).toBe(false);
  vi.advanceTimersByTime(300);
  expect(room.isFull()).toBe(true);
  leave('a');
  expect(room.isFull()).toBe(false);
  vi.advanceTimersByTime(300);
  expect(room.isFull()).toBe(true);
  leave('b');
  leave('c');
  expect(room.isFull()).toBe(false);
});

test('a pause of the whole process is not waiting', () => {
  const { room, come } = roomOfOne();
  come('a');
  come('b');
  // the clock on the wall goes on, and the timer comes once, late
  const started = performance.now();
  const wall = vi.spyOn(performance, 'now').mockImplementation(() => started + 3_000);
  vi.advanceTimersByTime(50);
  expect(room.isFull()).toBe(false);
  wall.mockRestore();
});
