import { expect, test } from 'vitest';
import { roughMoney } from './money-text.ts';

const plain = (text: string) => text.replace(/[\u00a0\u200f]/g, (mark) => (mark === '\u00a0' ? ' ' : ''));

test('whole units for a glance', () => {
  expect(plain(roughMoney('en', 'SAR', 14_892_000))).toBe('SAR 148,920');
  expect(plain(roughMoney('en', 'SAR', 14_892_050))).toBe('SAR 148,921');
  expect(plain(roughMoney('en', 'KWD', 1_500_000))).toBe('KWD 1,500');
  expect(plain(roughMoney('ar', 'SAR', 2_134_000))).toContain('21,340');
});
