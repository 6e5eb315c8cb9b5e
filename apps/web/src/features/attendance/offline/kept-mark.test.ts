import { MOST_MARKS_AT_ONCE } from '@proline/contract/attendance/attendance';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LAYLA, NOUR, SAMPLE_BOARD } from '../testing/sample-board.ts';
import { keptMark } from '../testing/sample-mark.ts';
import { asSent, isConflict, nextBatch, settle, type KeptMark } from './kept-mark.ts';

const seqs = (marks: readonly KeptMark[]) => marks.map(({ seq }) => seq);
const nobody = { results: [], people: [] };

test('marks go in their order, one of each person at a time', () => {
  const kept = [keptMark(1, 'a'), keptMark(2, 'b'), keptMark(3, 'a'), keptMark(4, 'c')];
  expect(seqs(nextBatch(kept))).toEqual([1, 2]);
  expect(seqs(nextBatch(kept.slice(2)))).toEqual([3, 4]);
});

test('whoever has a problem waits for its decision; the others go on', () => {
  const kept = [keptMark(1, 'a', { code: 'already_no_show' }), keptMark(2, 'b'), keptMark(3, 'a'), keptMark(4, 'c')];
  expect(seqs(nextBatch(kept))).toEqual([2, 4]);
});

test('one event after the other, and so many at once as the server takes', () => {
  const other = { event_id: 'another' };
  expect(seqs(nextBatch([keptMark(1, 'a'), keptMark(2, 'b', other), keptMark(3, 'c')]))).toEqual([1]);
  const many = Array.from({ length: MOST_MARKS_AT_ONCE + 20 }, (_, n) => keptMark(n + 1, `p${n}`));
  expect(nextBatch(many)).toHaveLength(MOST_MARKS_AT_ONCE);
});

test('what is sent is what was marked, and nothing of how it is kept', () => {
  expect(Object.keys(asSent(keptMark(1, 'a'))).toSorted()).toEqual([
    'assignment_id',
    'at',
    'id',
    'kind',
    'method',
    'version',
  ]);
});

test('done and repeated marks go; conflicts and refusals stay with their reason', () => {
  const batch = [1, 2, 3, 4, 5].map((seq) => keptMark(seq, `p${seq}`));
  const [done, repeated, conflict, refused] = batch.map(({ id }) => id);
  const results = [
    { id: done ?? '', result: 'done' as const, code: null },
    { id: repeated ?? '', result: 'repeated' as const, code: null },
    { id: conflict ?? '', result: 'conflict' as const, code: 'attendance_changed' as const },
    { id: refused ?? '', result: 'repeated' as const, code: 'too_early' as const },
  ];
  expect(settle(batch, { ...nobody, results })).toEqual({
    done: [1, 2],
    // the fifth has no answer, and waits on
    problems: [
      { seq: 3, code: 'attendance_changed' },
      { seq: 4, code: 'too_early' },
    ],
  });
  expect([isConflict({ code: 'attendance_changed' }), isConflict({ code: 'too_early' })]).toEqual([true, false]);
});

test('what somebody else recorded in the same way is no conflict', () => {
  const mark = keptMark(1, LAYLA.id, { at: LAYLA.checked_in_at ?? '' });
  const late = keptMark(2, NOUR.id, { at: SAMPLE_BOARD.now });
  const nour = { ...NOUR, state: 'in' as const, checked_in_at: '2026-11-18T06:20:00.000Z' };
  const results = [mark, late].map(({ id }) => ({
    id,
    result: 'conflict' as const,
    code: 'already_checked_in' as const,
  }));
  expect(settle([mark, late], { results, people: [LAYLA, nour] })).toEqual({
    done: [1],
    // ten minutes apart is for somebody to decide
    problems: [{ seq: 2, code: 'already_checked_in' }],
  });
});

/** A server that applies each id once, loses answers as it is told, and is against some people. */
const server = (lost: readonly boolean[], against: ReadonlySet<string>) => {
  const applied: KeptMark[] = [];
  let asked = 0;
  return {
    applied,
    take: (batch: readonly KeptMark[]) => {
      const results = batch.map((mark) => {
        if (applied.some(({ id }) => id === mark.id)) return { id: mark.id, result: 'repeated' as const, code: null };
        if (against.has(mark.assignment_id))
          return { id: mark.id, result: 'conflict' as const, code: 'attendance_changed' as const };
        applied.push(mark);
        return { id: mark.id, result: 'done' as const, code: null };
      });
      return lost[asked++] === true ? null : { results, people: [] };
    },
  };
};

type Device = {
  readonly next: (kept: readonly KeptMark[]) => readonly KeptMark[];
  /** as the mark goes out for the so manieth time */
  readonly send: (mark: KeptMark, tries: number) => KeptMark;
};

/** What a device promises, for any marks, any lost answers and any people whom the server is against. */
const promiseOf = ({ next, send }: Device) =>
  fc.property(
    fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 40 }),
    fc.array(fc.boolean(), { maxLength: 60 }),
    fc.subarray(['a', 'b', 'c', 'd']),
    (people, lost, against) => {
      let kept: readonly KeptMark[] = people.map((person, at) => keptMark(at + 1, person));
      const all = kept;
      const there = server(lost, new Set(against));
      for (let tries = 0; tries < 200; tries++) {
        const batch = next(kept).map((mark) => send(mark, tries));
        if (batch.length === 0) break;
        const answer = there.take(batch);
        if (!answer) continue;
        const { done, problems } = settle(batch, answer);
        const codes = new Map(problems.map(({ seq, code }) => [seq, code]));
        kept = kept
          .filter(({ seq }) => !done.includes(seq))
          .map((mark) => ({ ...mark, code: codes.get(mark.seq) ?? mark.code }));
      }
      const expected = all.filter(({ assignment_id }) => !against.includes(assignment_id));
      expect(seqs(there.applied)).toEqual(seqs(expected));
      // whoever is against it: the first is a problem, and all others wait behind it
      expect(seqs(kept)).toEqual(seqs(all.filter(({ assignment_id }) => against.includes(assignment_id))));
      for (const person of against) {
        const own = kept.filter(({ assignment_id }) => assignment_id === person);
        expect(own.map(({ code }) => code !== null)).toEqual(own.map((_, at) => at === 0));
      }
    },
  );

const DEVICE: Device = { next: nextBatch, send: (mark) => mark };
const undecided = (kept: readonly KeptMark[]) => kept.filter(({ code }) => code === null);

test('whatever is lost on the way, each mark counts once, in its order, and no conflict is passed by', () => {
  fc.assert(promiseOf(DEVICE));
});

test.each<[string, Partial<Device>]>([
  ['sends all of one person at once', { next: undecided }],
  ['sends on past a conflict', { next: (kept) => nextBatch(undecided(kept)) }],
  ['sends the newest first', { next: (kept) => nextBatch(kept.map((mark) => ({ ...mark, seq: -mark.seq }))) }],
  ['makes a new id for each try', { send: (mark, tries) => ({ ...mark, id: `${mark.id}:${tries}` }) }],
])('a device that %s breaks that promise', (_, broken) => {
  expect(fc.check(promiseOf({ ...DEVICE, ...broken }), { numRuns: 200 }).failed).toBe(true);
});
