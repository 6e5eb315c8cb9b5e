import { expect, test } from 'vitest';
import { REASON_LENGTH } from '../text/reason.ts';
import {
  criteriaProblem,
  DEFAULT_RECRUITING,
  MOST_REASONS,
  pairsOf,
  REASON_LINE_MAX_LENGTH,
  reasonsProblem,
} from './recruiting.ts';

test('entries stand line by line; empty lines and spaces around do not count', () => {
  expect(pairsOf('Presence\n\n  English ', 'الحضور\nالإنجليزية\n')).toEqual([
    { en: 'Presence', ar: 'الحضور' },
    { en: 'English', ar: 'الإنجليزية' },
  ]);
});

test('what is wrong with two texts of lines', () => {
  expect(criteriaProblem('', '')).toBe('required');
  expect(criteriaProblem('Presence', '')).toBe('lines_differ');
  expect(criteriaProblem('A\nA', 'ا\nب')).toBe('line_repeated');
  expect(criteriaProblem('x'.repeat(61), 'س')).toBe('line_too_long');
  expect(reasonsProblem('', '')).toBeUndefined();
  const lines = Array.from({ length: MOST_REASONS + 1 }, (_, n) => `reason ${n}`).join('\n');
  expect(reasonsProblem(lines, lines)).toBe('lines_too_many');
});

test('what holds before anybody changes it is right, and a template fits into a reason', () => {
  const { criteria_en, criteria_ar, reasons_en, reasons_ar } = DEFAULT_RECRUITING;
  expect([criteriaProblem(criteria_en, criteria_ar), reasonsProblem(reasons_en, reasons_ar)]).toEqual([
    undefined,
    undefined,
  ]);
  expect(REASON_LINE_MAX_LENGTH).toBeLessThanOrEqual(REASON_LENGTH.most);
});
