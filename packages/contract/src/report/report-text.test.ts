import { changeOf, REPORT_FIGURES, type ReportFigure } from '@proline/domain/report/report-figures';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reportTexts } from './report-text.ts';

// the keys of an object are those of its type
const anyFigure = fc.constantFrom(...(Object.keys(REPORT_FIGURES) as ReportFigure[]));
const anySide = fc
  .record({ part: fc.nat(4_000), sample: fc.integer({ min: 20, max: 4_000 }) })
  .map(({ part, sample }) => ({ value: part / sample, sample, part }));

/** In Arabic one day and two have no digit. */
const numberIn = (text: string | null | undefined): number =>
  Number(
    (text ?? '0')
      .replace('\u2212', '-')
      .replace('يومان', '2')
      .replace(/^(\D*)يوم$/u, '$11')
      .replaceAll(/[^\d.-]/gu, ''),
  );

test('a change is the difference of the two figures beside it, as both are written, in either language', () => {
  const languages = [reportTexts('en-GB', 'en'), reportTexts('ar-EG-u-nu-latn', 'ar')];
  fc.assert(
    fc.property(anyFigure, anySide, anySide, (key, now, before) => {
      const change = changeOf({ key, ...now }, { key, ...before });
      for (const texts of languages)
        expect(numberIn(texts.change({ key, change })?.text)).toBeCloseTo(
          numberIn(texts.value(key, now)) - numberIn(texts.value(key, before)),
          6,
        );
    }),
  );
});

test('one day more or less is said with its sign, also where its word says the number', () => {
  const { change } = reportTexts('ar-EG-u-nu-latn', 'ar');
  const said = [2, 1, -1, -2].map((days) => change({ key: 'time_to_fill', change: days })?.text);
  expect(said).toEqual(['+يومان', '+يوم', '\u2212يوم', '\u2212يومان']);
});

test('groups that are left out are said, and nothing where none are', () => {
  const { leftOut } = reportTexts('en-GB', 'en');
  const group = { key: 'Riyadh', label_en: 'Riyadh', label_ar: 'الرياض', figures: [] };
  expect(leftOut({ groups: [group], all_groups: 1 })).toBeNull();
  expect(leftOut({ groups: [group], all_groups: 1_234 })).toMatch(/^The 1 largest of 1,234 are listed/u);
});
