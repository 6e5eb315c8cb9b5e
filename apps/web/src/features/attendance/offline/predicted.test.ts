import { PLAIN_MARKS } from '@proline/domain/attendance/mark-table';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptMark } from '../testing/sample-mark.ts';
import { DANA, LAYLA, NOON, NOUR, SAMPLE_BOARD, STANDBY } from '../testing/sample-board.ts';
import { meantBy } from './meant-marks.ts';
import { predict, withKept } from './predicted.ts';

const at = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000).toISOString();

test('a check-in that is kept shows as it will be recorded', () => {
  const { people } = withKept(SAMPLE_BOARD, [keptMark(1, NOUR.id)], NOON);
  expect(people.find(({ id }) => id === NOUR.id)).toMatchObject({
    state: 'in',
    checked_in_at: SAMPLE_BOARD.now,
    method: 'manual',
    late_minutes: 30,
    is_late: true,
    version: 1,
    undo_until: '2026-11-18T06:31:00.000Z',
  });
  expect(people.find(({ id }) => id === DANA.id)).toBe(DANA);
});

test('without anything kept it is the very same board', () => {
  expect(withKept(SAMPLE_BOARD, [], NOON)).toBe(SAMPLE_BOARD);
  expect(withKept(SAMPLE_BOARD, [keptMark(1, NOUR.id, { code: 'too_early' })], NOON)).toBe(SAMPLE_BOARD);
});

test('marks follow each other, and an undo takes back the one before', () => {
  const into = keptMark(1, NOUR.id, { at: at(-20) });
  const out = keptMark(2, NOUR.id, { kind: 'check_out', at: at(0), version: 1 });
  expect(predict(SAMPLE_BOARD, NOUR, [into, out], NOON)).toMatchObject({ refused: null, person: { state: 'left' } });
  const undo = keptMark(3, NOUR.id, { kind: 'undo', undoes: into.id, at: at(-19.5), version: 1 });
  expect(predict(SAMPLE_BOARD, NOUR, [into, undo], new Date(at(-19.5)))).toMatchObject({
    refused: null,
    person: { state: 'expected', checked_in_at: null, last_mark: null },
  });
});

test('whoever is kept as absent is so since the mark, until they come after all', () => {
  const missing = keptMark(1, NOUR.id, { kind: 'no_show', at: at(-5) });
  const absent = predict(SAMPLE_BOARD, NOUR, [missing], NOON).person;
  expect(absent).toMatchObject({ state: 'no_show', absent_at: at(-5) });
  const here = keptMark(2, NOUR.id, { kind: 'check_in', at: at(0), version: 1 });
  expect(predict(SAMPLE_BOARD, NOUR, [missing, here], NOON).person).toMatchObject({ state: 'in', absent_at: null });
});

test('what the server would refuse is refused here, by the same name', () => {
  const refusal = (mark: Parameters<typeof predict>[2][number], person = NOUR) =>
    predict(SAMPLE_BOARD, person, [mark], NOON).refused;
  expect(refusal(keptMark(1, NOUR.id, { kind: 'check_out' }))).toBe('not_checked_in');
  expect(refusal(keptMark(1, NOUR.id, { at: '2026-11-18T03:00:00.000Z' }))).toBe('too_early');
  expect(refusal(keptMark(1, LAYLA.id, { version: 1 }), LAYLA)).toBe('already_checked_in');
  expect(refusal(keptMark(1, NOUR.id, { version: 3 }))).toBe('attendance_changed');
  expect(refusal(keptMark(1, STANDBY.id), STANDBY)).toBe('reserve_not_called');
});

test('whatever is marked, versions count the marks that have an effect, and a refused one changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PLAIN_MARKS), { maxLength: 8 }), (kinds) => {
      let person = NOUR;
      const made = [];
      for (const [n, kind] of kinds.entries()) {
        const mark = keptMark(n + 1, NOUR.id, { kind, at: at(n - 10), version: person.version, reason: 'No answer' });
        const next = predict(SAMPLE_BOARD, NOUR, [...made, mark], NOON);
        if (next.refused !== null) {
          expect(next.person).toEqual(person);
          continue;
        }
        made.push(mark);
        person = next.person;
        expect(person.version).toBe(made.length);
      }
    }),
  );
});

test('what somebody meant by their marks', () => {
  const into = keptMark(1, NOUR.id, { at: at(-20) });
  const out = keptMark(2, NOUR.id, { kind: 'check_out', at: at(0) });
  const missing = keptMark(3, NOUR.id, { kind: 'no_show' });
  const undo = keptMark(4, NOUR.id, { kind: 'undo' });
  const NONE = { checked_in_at: null, checked_out_at: null, absence: null, approved_minutes: null };
  expect(meantBy([into], NOUR)).toEqual({ ...NONE, checked_in_at: at(-20) });
  expect(meantBy([into, out], NOUR)).toEqual({ ...NONE, checked_in_at: at(-20), checked_out_at: at(0) });
  expect(meantBy([out], LAYLA)).toEqual({ ...NONE, checked_in_at: LAYLA.checked_in_at, checked_out_at: at(0) });
  expect(meantBy([missing], NOUR)).toEqual({ ...NONE, absence: 'no_show' });
  expect(meantBy([into, undo], NOUR)).toEqual(NONE);
});
