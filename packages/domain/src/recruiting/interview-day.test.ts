import { expect, test } from 'vitest';
import { gone, slotBeside, waysOut } from './interview-day.ts';

const at = (clock: string) => new Date(`2026-11-16T${clock}:00Z`);
const slot = (clock: string) => ({ starts_at: at(clock), ends_at: new Date(at(clock).getTime() + 30 * 60_000) });
const OMAR = { id: 'omar', open: ['10:00', '11:00', '14:00'].map(slot) };
const NADIA = { id: 'nadia', open: [] };
const SARA = { id: 'sara', open: ['12:30', '13:00'].map(slot) };
const DAY = [OMAR, NADIA, SARA];
const shown = (place: { interviewer_id: string; starts_at: Date } | undefined) =>
  place && `${place.interviewer_id} ${place.starts_at.toISOString().slice(11, 16)}`;

test('an interviewer who is gone: another at the same time', () => {
  const clash = { kind: 'interviewer', interviewer_id: 'nadia', starts_at: at('11:00'), work: null } as const;
  expect(waysOut(clash, DAY).map(shown)).toEqual(['omar 11:00']);
});

test('somebody who works then: nothing during the work, and after it with the same interviewer', () => {
  const work = { starts_at: at('10:45'), ends_at: at('13:00') };
  const clash = { kind: 'work', interviewer_id: 'omar', starts_at: at('12:30'), work } as const;
  expect(waysOut(clash, DAY).map(shown)).toEqual(['omar 14:00']);
  const earlier = { ...clash, work: { starts_at: at('10:45'), ends_at: at('20:00') } };
  expect(waysOut(earlier, DAY).map(shown)).toEqual(['omar 10:00']);
});

test('somebody who is away: nothing that day', () => {
  const clash = { kind: 'away', interviewer_id: 'omar', starts_at: at('10:30'), work: null } as const;
  expect(waysOut(clash, DAY)).toEqual([]);
});

test('arrows lead from open slot to open slot, past interviewers who have none', () => {
  const from = (interviewer_id: string, clock: string) => ({ interviewer_id, starts_at: at(clock) });
  expect(shown(slotBeside(DAY, null, 'down'))).toBe('omar 10:00');
  expect(shown(slotBeside(DAY, from('omar', '10:00'), 'down'))).toBe('omar 11:00');
  expect(shown(slotBeside(DAY, from('omar', '11:00'), 'up'))).toBe('omar 10:00');
  expect(shown(slotBeside(DAY, from('omar', '10:00'), 'up'))).toBe(undefined);
  expect(shown(slotBeside(DAY, from('omar', '14:00'), 'onwards'))).toBe('sara 13:00');
  expect(shown(slotBeside(DAY, from('sara', '12:30'), 'back'))).toBe('omar 11:00');
  expect(shown(slotBeside(DAY, from('sara', '12:30'), 'onwards'))).toBe(undefined);
  expect(shown(slotBeside([NADIA], null, 'down'))).toBe(undefined);
});

test('how much of a slot has gone by', () => {
  expect(gone(slot('10:00'), at('10:15'))).toBe(0.5);
  expect(gone(slot('10:00'), at('10:30'))).toBe(null);
  expect(gone(slot('10:00'), at('09:59'))).toBe(null);
});
