import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyMark,
  isSame,
  type Correction,
  type LastMark,
  type Mark,
  type MarkFacts,
  type MarkResult,
} from './attendance-mark.ts';
import { DEFAULT_ATTENDANCE } from './attendance-settings.ts';
import { NOTHING_RECORDED, standingOf, stateOf, type AttendanceRecord, type Standing } from './attendance-state.ts';
import { MARK_TABLE, PLAIN_MARKS, type PlainMark } from './mark-table.ts';

const STARTS = Date.parse('2026-11-18T09:00:00Z');
const at = (minutes: number) => new Date(STARTS + minutes * 60_000);

const facts = (some: Partial<MarkFacts> = {}): MarkFacts => ({
  event_status: 'in_progress',
  assignment_status: 'confirmed',
  reserve: false,
  starts_at: at(0),
  ends_at: at(360),
  due_at: null,
  arrival_minutes: 30,
  pin: { latitude: 24.7, longitude: 46.7 },
  radius_m: 200,
  pass_number: 1,
  now: at(60),
  rules: DEFAULT_ATTENDANCE,
  ...some,
});

const mark = (kind: PlainMark, minutes = 60, some: Partial<Extract<Mark, { kind: PlainMark }>> = {}): Mark => ({
  kind,
  at: at(minutes),
  method: 'manual',
  reason: 'Called in sick',
  file_id: null,
  place: null,
  ...some,
});

const IN: AttendanceRecord = { ...NOTHING_RECORDED, checked_in_at: at(12), method: 'qr', late_minutes: 12 };
const OUT: AttendanceRecord = { ...IN, outcome: 'attended', checked_out_at: at(50), out_method: 'manual' };
const RECORDS: Readonly<Record<Standing, AttendanceRecord>> = {
  expected: NOTHING_RECORDED,
  in: IN,
  left: OUT,
  no_show: { ...NOTHING_RECORDED, outcome: 'no_show', reason: 'Transport' },
  excused: { ...NOTHING_RECORDED, outcome: 'excused', reason: 'Illness' },
};

const said = (result: MarkResult): string => ('refused' in result ? result.refused : standingOf(result.after));

const STANDINGS = ['expected', 'in', 'left', 'no_show', 'excused'] as const satisfies readonly Standing[];

test('with nothing in the way exactly the moves of the table are made', () => {
  for (const standing of STANDINGS) {
    for (const kind of PLAIN_MARKS) {
      const move = MARK_TABLE[standing][kind];
      const result = applyMark(RECORDS[standing], mark(kind), facts());
      expect(said(result), `${standing}: ${kind}`).toBe('to' in move ? move.to : move.refused);
    }
  }
});

test('in and out are left while the shift is on, and attended from its very end', () => {
  expect([at(359), at(360)].map((now) => stateOf(OUT, at(360), now))).toEqual(['left', 'attended']);
  expect(STANDINGS.map((standing) => stateOf(RECORDS[standing], at(360), at(400)))).toEqual([
    'expected',
    'in',
    'attended',
    'no_show',
    'excused',
  ]);
});

describe('guards', () => {
  const ask = (asked: Mark, some: Partial<MarkFacts> = {}, record = NOTHING_RECORDED) =>
    said(applyMark(record, asked, facts(some)));

  test('only while the event is on, and only for whoever holds a place', () => {
    const refusals = (some: Partial<MarkFacts>) => ask(mark('check_in'), some);
    expect(
      (['published', 'in_progress', 'completed', 'canceled', 'draft'] as const).map((event_status) =>
        refusals({ event_status }),
      ),
    ).toEqual(['in', 'in', 'attendance_locked', 'attendance_locked', 'event_not_open']);
    expect(
      (['invited', 'confirmed', 'declined', 'expired', 'released'] as const).map((assignment_status) =>
        refusals({ assignment_status }),
      ),
    ).toEqual(['not_confirmed', 'in', 'assignment_ended', 'assignment_ended', 'assignment_ended']);
    expect(refusals({ reserve: true })).toBe('reserve_not_called');
  });

  test('check-in opens before the time of arrival and closes with the shift', () => {
    // 30 minutes of arrival and 60 of the settings
    const when = (minutes: number) => ask(mark('check_in', minutes), { now: at(1_000) });
    expect([-91, -90, 0, 359, 360].map(when)).toEqual(['too_early', 'in', 'in', 'in', 'shift_over']);
  });

  test('a device may be two minutes fast, and then it is now', () => {
    expect(ask(mark('check_in', 62.1), { now: at(60) })).toBe('time_in_future');
    expect(applyMark(NOTHING_RECORDED, mark('check_in', 62), facts({ now: at(60) }))).toMatchObject({
      after: { checked_in_at: at(60) },
    });
  });

  test('nobody leaves before coming, or is missing before the start', () => {
    expect(ask(mark('check_out', 11), {}, IN)).toBe('out_before_in');
    expect(ask(mark('no_show', -1), { now: at(-1) })).toBe('shift_not_begun');
  });

  test('an excuse has a reason; a no-show may have one', () => {
    expect([null, '', ' x ', 'ill'].map((reason) => ask(mark('excuse', 60, { reason })))).toEqual([
      'excuse_needs_reason',
      'excuse_needs_reason',
      'excuse_needs_reason',
      'excused',
    ]);
    expect(ask(mark('no_show', 60, { reason: null }))).toBe('no_show');
  });

  test('outside the fence is noted or refused, as the settings say', () => {
    const place = { latitude: 24.71, longitude: 46.7, accuracy_m: 30 };
    const asked = mark('check_in', 60, { place });
    expect(applyMark(NOTHING_RECORDED, asked, facts())).toMatchObject({ after: { outside: true } });
    expect(ask(asked, { rules: { ...DEFAULT_ATTENDANCE, outside: 'refuse' } })).toBe('outside_geofence');
    expect(applyMark(NOTHING_RECORDED, asked, facts({ pin: null }))).toMatchObject({ after: { outside: false } });
  });
});

describe('corrections', () => {
  const NO_CORRECTION: Correction = {
    checked_in_at: null,
    checked_out_at: null,
    absence: null,
    approved_minutes: null,
  };
  const correct = (to: Partial<Correction>, record = OUT, reason: string | null = 'The clock was wrong') =>
    applyMark(
      record,
      { kind: 'correct', at: at(500), method: 'manual', reason, to: { ...NO_CORRECTION, ...to } },
      facts({ now: at(500) }),
    );

  test('times, absence, minutes, or nothing at all', () => {
    expect(correct({ checked_in_at: at(5), checked_out_at: at(300) })).toEqual({
      after: { ...OUT, checked_in_at: at(5), checked_out_at: at(300), late_minutes: 5 },
    });
    expect(correct({ checked_in_at: at(12), checked_out_at: at(50), approved_minutes: 200 })).toEqual({
      after: { ...OUT, approved_minutes: 200, minutes_by_hand: true },
    });
    expect(correct({ absence: 'no_show' })).toEqual({
      after: { ...NOTHING_RECORDED, outcome: 'no_show', reason: 'The clock was wrong' },
    });
    expect(correct({})).toEqual({ after: NOTHING_RECORDED });
  });

  test.each<[string, Partial<Correction>]>([
    ['absent_with_times', { checked_in_at: at(5), absence: 'no_show' }],
    ['not_checked_in', { checked_out_at: at(5) }],
    ['time_in_future', { checked_in_at: at(501) }],
    ['out_before_in', { checked_in_at: at(50), checked_out_at: at(5) }],
    ['times_too_far', { checked_in_at: at(-24 * 60 - 1), checked_out_at: at(5) }],
    ['minutes_without_times', { checked_in_at: at(5), approved_minutes: 60 }],
    ['nothing_corrected', { checked_in_at: at(12), checked_out_at: at(50) }],
  ])('%s', (code, to) => {
    expect(correct(to)).toEqual({ refused: code });
  });

  test('each has its reason', () => {
    for (const reason of [null, '  a '])
      expect(correct({}, OUT, reason)).toEqual({ refused: 'correction_needs_reason' });
  });

  test('computed minutes follow the times, minutes by hand do not change by themselves', () => {
    const times = { checked_in_at: at(12), checked_out_at: at(50) };
    expect(correct(times, { ...OUT, approved_minutes: 38 })).toEqual({ refused: 'nothing_corrected' });
    expect(correct(times, { ...OUT, approved_minutes: 90, minutes_by_hand: true })).toEqual({ after: OUT });
  });
});

describe('undo', () => {
  const last = (some: Partial<LastMark> = {}): LastMark => ({
    id: 'newest',
    kind: 'check_in',
    at: at(0),
    received_at: at(0),
    before: RECORDS.no_show,
    ...some,
  });
  const undo = (newest: LastMark | null, minutes: number, undoes = 'newest') =>
    said(
      applyMark(
        IN,
        { kind: 'undo', at: at(minutes), method: 'manual', reason: null, undoes, last: newest },
        facts({ now: at(minutes) }),
      ),
    );

  test('of the newest mark, for a minute', () => {
    expect([0, 1, 1.01].map((minutes) => undo(last(), minutes))).toEqual(['no_show', 'no_show', 'undo_too_late']);
    expect(undo(null, 0)).toBe('nothing_to_undo');
    expect(undo(last({ kind: 'undo' }), 0)).toBe('nothing_to_undo');
    expect(undo(last(), 0, 'an older one')).toBe('attendance_changed');
  });

  test('what a device kept is judged by the clock of the device', () => {
    const kept = last({ at: at(0), received_at: at(120) });
    const asked = (minutes: number) =>
      said(
        applyMark(
          IN,
          { kind: 'undo', at: at(minutes), method: 'manual', reason: null, undoes: 'newest', last: kept },
          facts({ now: at(130) }),
        ),
      );
    expect([0.5, 1, 2, -1].map(asked)).toEqual(['no_show', 'no_show', 'undo_too_late', 'undo_too_late']);
  });
});

describe('whatever is done in whatever order', () => {
  const minute = fc.integer({ min: -120, max: 600 });
  const time = fc.option(minute.map(at));
  const anyMark = fc.oneof(
    fc.record({
      kind: fc.constantFrom(...PLAIN_MARKS),
      minutes: minute,
      method: fc.constantFrom('manual', 'qr', 'self', 'roll_call'),
      reason: fc.constantFrom(null, 'Illness'),
      far: fc.boolean(),
    }),
    fc.record({
      kind: fc.constant('correct'),
      to: fc.record({
        checked_in_at: time,
        checked_out_at: time,
        absence: fc.constantFrom(null, 'no_show', 'excused'),
        approved_minutes: fc.option(fc.integer({ min: 0, max: 1_440 })),
      }),
    }),
    fc.record({ kind: fc.constant('undo') }),
  );

  const holds = (record: AttendanceRecord): boolean => {
    const { outcome, checked_in_at, checked_out_at, method, out_method, reason, file_id } = record;
    const absent = outcome === 'no_show' || outcome === 'excused';
    return (
      (checked_out_at === null || (checked_in_at !== null && checked_out_at >= checked_in_at)) &&
      (outcome === 'attended') === (checked_out_at !== null) &&
      (!absent || checked_in_at === null) &&
      (checked_in_at === null) === (method === null) &&
      (checked_out_at === null) === (out_method === null) &&
      (reason === null || absent) &&
      (file_id === null || outcome === 'excused') &&
      (!record.minutes_by_hand || record.approved_minutes !== null) &&
      (!record.outside || checked_in_at !== null) &&
      record.late_minutes >= 0 &&
      (checked_in_at !== null || record.late_minutes === 0)
    );
  };

  test('the record keeps its promises, and undoing restores exactly what was there', () => {
    fc.assert(
      fc.property(fc.array(anyMark, { maxLength: 30 }), (asked) => {
        let record = NOTHING_RECORDED;
        let newest: LastMark | null = null;
        asked.forEach((one, n) => {
          const now = at(n);
          const base = { at: now, method: 'manual', reason: 'Any reason' } as const;
          const made: Mark =
            'minutes' in one
              ? {
                  kind: one.kind,
                  at: at(Math.min(one.minutes, n)),
                  method: one.method,
                  reason: one.reason,
                  file_id: null,
                  place: one.far ? { latitude: 25, longitude: 46.7, accuracy_m: null } : null,
                }
              : 'to' in one
                ? { ...base, kind: 'correct', to: one.to }
                : { ...base, kind: 'undo', undoes: newest?.id ?? '', last: newest };
          const result = applyMark(record, made, facts({ now }));
          if ('refused' in result) return;
          expect(holds(result.after)).toBe(true);
          if (made.kind === 'undo') expect(newest !== null && isSame(result.after, newest.before)).toBe(true);
          else expect(isSame(result.after, record)).toBe(false);
          newest = { id: `mark ${n}`, kind: made.kind, at: made.at, received_at: now, before: record };
          record = result.after;
        });
      }),
    );
  });
});
