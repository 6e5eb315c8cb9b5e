import { expect, test } from 'vitest';
import { isBlock, pastedCells } from './pasted-cells.ts';
import { pastedHeadcount } from './pasted-headcount.ts';
import { pastedZones } from './pasted-zones.ts';
import { wholeNumber } from '../../text/latin-digits.ts';

const usher = { id: 'u', name_en: 'Usher', name_ar: 'منظّم' };
const hostess = { id: 'h', name_en: 'Hostess', name_ar: 'مضيفة' };
const vip = { id: 'v', name_en: 'VIP protocol', name_ar: 'مراسم كبار الضيوف' };
const ROLES = [usher, hostess, vip];
const SHIFTS = [{ key: 'am' }, { key: 'pm' }];

test('whole numbers as spreadsheets write them', () => {
  expect(['12', ' 7 ', '1,200', '12.00', '٤٥', '۱۲', '١٬٢٠٠', '0'].map(wholeNumber)).toEqual([
    12, 7, 1200, 12, 45, 12, 1200, 0,
  ]);
  expect(['', '-3', '1.5', 'x', '1,2', '12345678901'].map(wholeNumber)).toEqual([null, null, null, null, null, null]);
});

test('cells: tabs, quotes, line ends of every system, ragged and empty lines', () => {
  expect(pastedCells('a\tb\r\n"c\nd"\t"say ""hi"""\r\n\r\n\t\ne')).toEqual([['a', 'b'], ['c\nd', 'say "hi"'], ['e']]);
  expect(pastedCells('\ufeffa;b\n"c;d";e')).toEqual([
    ['a', 'b'],
    ['c;d', 'e'],
  ]);
  expect(pastedCells('Hall, east\nGate')).toEqual([['Hall, east'], ['Gate']]);
  expect(pastedCells('')).toEqual([]);
  expect(pastedCells('5" screen\t2')).toEqual([['5" screen', '2']]);
});

test('one cell is no block, with or without the line end that spreadsheets add', () => {
  expect(['12', '12\n', '12\r\n'].map(isBlock)).toEqual([false, false, false]);
  expect(['1\t2', '1\n2'].map(isBlock)).toEqual([true, true]);
});

test('headcount: roles by name in either language, headings and sums left out', () => {
  const text = 'Role\tTue\tWed\tTotal\nushers\t12\t١٠\t22\nمُضيفه\t6\t\t6\nTotal\t18\t10\t28\nDriver\t3\t3\t6';
  expect(pastedHeadcount(text, ROLES, SHIFTS)).toEqual({
    needs: [
      { shift: 'am', type_id: 'u', headcount: 12 },
      { shift: 'pm', type_id: 'u', headcount: 10 },
      { shift: 'am', type_id: 'h', headcount: 6 },
    ],
    unknown: ['Driver'],
    unread: 0,
    surplus: 0,
  });
});

test('headcount: numbers alone are for the roles in their order; what is too much or unreadable is told', () => {
  expect(pastedHeadcount('1\t2\t3\n4\tmany', ROLES, SHIFTS)).toEqual({
    needs: [
      { shift: 'am', type_id: 'u', headcount: 1 },
      { shift: 'pm', type_id: 'u', headcount: 2 },
      { shift: 'am', type_id: 'h', headcount: 4 },
    ],
    unknown: [],
    unread: 1,
    surplus: 1,
  });
});

test('zones with headings in English', () => {
  const text =
    'Zone\tArabic name\tCode\tRadius\tUsher\tVIP Protocol\tNotes\tTotal\r\n' +
    'Main hall\tالقاعة الرئيسية\tA\t200 m\t5\t2\tnear the stage\t7\r\n' +
    'Foyer\tالبهو\tB\t\t\tsome\t\t0\r\n' +
    'Total\t\t\t\t5\t2\t\t7';
  expect(pastedZones(text, ROLES)).toEqual({
    zones: [
      {
        name_en: 'Main hall',
        name_ar: 'القاعة الرئيسية',
        code: 'A',
        radius_m: 200,
        headcounts: [
          { type_id: 'u', headcount: 5 },
          { type_id: 'v', headcount: 2 },
        ],
      },
      { name_en: 'Foyer', name_ar: 'البهو', code: 'B', radius_m: null, headcounts: [] },
    ],
    roles: [usher, vip],
    unknown: ['Notes'],
    unread: 1,
  });
});

test('zones with headings in Arabic and Arabic digits', () => {
  const { zones, unknown } = pastedZones('المنطقة\tالرمز\tمنظم\tمضيفة\nالقاعة\tأ\t٥\t٢', ROLES);
  expect(unknown).toEqual([]);
  expect(zones).toEqual([
    {
      name_en: '',
      name_ar: 'القاعة',
      code: 'أ',
      radius_m: null,
      headcounts: [
        { type_id: 'u', headcount: 5 },
        { type_id: 'h', headcount: 2 },
      ],
    },
  ]);
});

test('zones without headings: names by their script, a short word is the code, numbers are roles in their order', () => {
  const { zones, roles } = pastedZones('A\tMain hall\tالقاعة\t5\t2\nB\tFoyer\tالبهو\t3', ROLES);
  expect(roles).toEqual([usher, hostess]);
  expect(zones.map(({ code, name_en, name_ar, headcounts }) => [code, name_en, name_ar, headcounts.length])).toEqual([
    ['A', 'Main hall', 'القاعة', 2],
    ['B', 'Foyer', 'البهو', 1],
  ]);
  expect(pastedZones('Gate\nHall, east', ROLES).zones.map(({ name_en }) => name_en)).toEqual(['Gate', 'Hall, east']);
});

test('a heading "Zone" over Arabic names, and one column of names only', () => {
  const { zones } = pastedZones('Zone\tUsher\nالقاعة\t5\nMain hall\t3', ROLES);
  expect(zones.map(({ name_en, name_ar }) => [name_en, name_ar])).toEqual([
    ['', 'القاعة'],
    ['Main hall', ''],
  ]);
});

test('what is too long for its field is cut', () => {
  const [zone] = pastedZones(`Name\tCode\n${'x'.repeat(100)}\t${'y'.repeat(20)}`, ROLES).zones;
  expect([zone?.name_en.length, zone?.code.length]).toEqual([80, 12]);
});
