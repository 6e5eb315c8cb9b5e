import { expect, test } from 'vitest';
import { samplePerson } from '../testing/sample-board.ts';
import { answersOf, type OpenPerson } from './open-answers.ts';

const [BEFORE, DURING, AFTER] = [5, 9, 13].map((hour) => new Date(Date.UTC(2026, 10, 18, hour)));

test('what can be answered depends on what is on record, and on how far the shift is', () => {
  const open = (why: OpenPerson['why']): OpenPerson => ({
    ...samplePerson(1, 'Layla Haddad', 'ليلى حداد'),
    starts_at: '2026-11-18T06:00:00.000Z',
    ends_at: '2026-11-18T12:00:00.000Z',
    role: { name_en: 'Usher', name_ar: 'منظم' },
    zone: null,
    why,
  });
  const answers = (why: OpenPerson['why']) =>
    [BEFORE, DURING, AFTER].map((now) => (now ? answersOf(open(why), now).join() : ''));
  expect(answers('not_over')).toEqual(['excuse', 'no_show,excuse', 'no_show,excuse']);
  expect(answers('still_in')).toEqual(['', '', 'planned']);
  expect(answers('no_record')[2]).toBe('planned,no_show,excuse');
});
