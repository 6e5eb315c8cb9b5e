import { expect, test } from 'vitest';
import { changeText, valueText, type Saying } from './recorded-text.ts';

const ID = '0197c5f2-8c4e-7b5a-9d3f-2f6c1e0a4b7d';
const saying = (language: 'en' | 'ar', entity = 'event'): Saying => ({
  language,
  entity,
  names: [{ id: ID, name_en: 'Hostess', name_ar: 'مضيفة' }],
  moment: (text) => text.slice(0, 10),
});

test.each([
  ['status', 'in_progress', 'In progress', 'جارية'],
  ['stepThree.hiring_mode', 'first_come', 'First come, first served', 'الأسبق أولًا'],
  ['stepOne.city', 'Riyadh', 'Riyadh', 'الرياض'],
  ['stepOne.starts', { day: '2026-03-01', minutes: 545 }, '2026-03-01 09:05', '2026-03-01 09:05'],
  ['stepFour.leader_rate_minor', { minor: 12_500, currency: 'KWD' }, '12.500 KWD', '12.500 KWD'],
  [
    'stepTwo.requirements',
    [{ kind: 'rating', mode: 'block', least: 40 }],
    'Kind Minimum rating · Importance Required · At least, in tenths of a star 40',
    'النوع الحد الأدنى للتقييم · الأهمية إلزامي · على الأقل، بأعشار النجمة 40',
  ],
  [
    'stepFour.pay',
    [{ type_id: ID, basis: 'hour', rate_minor: { minor: 4000, currency: 'SAR' } }],
    'Role Hostess · Paid Per hour · Rate 40.00 SAR',
    'الدور مضيفة · أساس الأجر بالساعة · الأجر 40.00 SAR',
  ],
  ['rates', { SAR: 4_500, KWD: 3_500 }, '45.00 SAR · 3.500 KWD', '45.00 SAR · 3.500 KWD'],
  ['rates', {}, 'Empty', 'فارغ'],
  ['stepThreeTeam.leaders', [], 'Empty', 'فارغ'],
  ['password', '[masked]', 'Hidden', 'مخفي'],
  ['mailed', true, 'Yes', 'نعم'],
  ['image', '/api/files/1', 'Picture', 'صورة'],
  ['copy_of', '00000000-0000-0000-0000-000000000000', 'Unnamed record', 'سجل بلا اسم'],
] as const)('%s %j', (field, value, en, ar) => {
  expect([valueText(field, value, saying('en')), valueText(field, value, saying('ar'))]).toEqual([en, ar]);
});

test('a field of an old entry is spelled as it was written', () => {
  expect(changeText(null, { long_gone: 'x' }, saying('en'))).toBe('long gone: x');
});

test('the same word may mean something else of another record', () => {
  expect(valueText('status', 'pending', saying('en', 'usher'))).toBe('Pending');
  expect(valueText('kind', 'admins.deactivate', saying('en', 'job'))).toBe('Deactivate admins');
});
