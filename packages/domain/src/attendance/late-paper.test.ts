import { expect, test } from 'vitest';
import { applyMark, type MarkFacts } from './attendance-mark.ts';
import { DEFAULT_ATTENDANCE } from './attendance-settings.ts';
import { NOTHING_RECORDED } from './attendance-state.ts';

const now = new Date('2026-11-18T10:00:00Z');
const FACTS: MarkFacts = {
  event_status: 'in_progress',
  assignment_status: 'confirmed',
  reserve: false,
  starts_at: new Date('2026-11-18T09:00:00Z'),
  ends_at: new Date('2026-11-18T15:00:00Z'),
  due_at: null,
  arrival_minutes: 30,
  pin: null,
  radius_m: 200,
  pass_number: 1,
  now,
  rules: DEFAULT_ATTENDANCE,
};

test('the reason of a no-show may follow, once, and changes nothing else', () => {
  const missing = { ...NOTHING_RECORDED, outcome: 'no_show' } as const;
  const why = { kind: 'no_show', at: now, method: 'manual', reason: 'Illness', file_id: null, place: null } as const;
  expect(applyMark(missing, why, FACTS)).toEqual({ after: { ...missing, reason: 'Illness' } });
  expect(applyMark({ ...missing, reason: 'Transport' }, why, FACTS)).toEqual({ refused: 'already_no_show' });
  expect(applyMark(missing, { ...why, reason: null }, FACTS)).toEqual({ refused: 'already_no_show' });
  expect(applyMark(missing, why, { ...FACTS, event_status: 'completed' })).toEqual({ refused: 'attendance_locked' });
});

test('the paper of an excuse may follow, once, and changes nothing else', () => {
  const excused = { ...NOTHING_RECORDED, outcome: 'excused', reason: 'Illness' } as const;
  const paper = { kind: 'excuse', at: now, method: 'manual', reason: null, file_id: 'a', place: null } as const;
  expect(applyMark(excused, paper, FACTS)).toEqual({ after: { ...excused, file_id: 'a' } });
  expect(applyMark({ ...excused, file_id: 'b' }, paper, FACTS)).toEqual({ refused: 'already_excused' });
  expect(applyMark(excused, { ...paper, file_id: null }, FACTS)).toEqual({ refused: 'already_excused' });
  expect(applyMark(excused, paper, { ...FACTS, event_status: 'completed' })).toEqual({ refused: 'attendance_locked' });
});
