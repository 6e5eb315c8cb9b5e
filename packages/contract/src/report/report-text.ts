import { daysOfBar } from '@proline/domain/report/report-bars';
import { isFew, REPORT_FIGURES, shownFigure, type ReportFigure } from '@proline/domain/report/report-figures';
import { filled } from '../payslip/paper.ts';
import type { Report, ReportValue } from './report.ts';
import { reportWords } from './report.words.ts';

type Value = Pick<ReportValue, 'value' | 'sample' | 'part'>;
export type ReportChange = { readonly text: string; readonly size: string; readonly more: boolean };

/** The days of a bar: one, from one to another, or from one on. */
export const dayBarName = (
  bars: readonly { readonly key: string }[],
  key: string,
  number: (value: number) => string,
): string => {
  const { from, to } = daysOfBar(bars, key);
  if (to === undefined) return `${number(from)}+`;
  return from === to ? number(from) : `${number(from)}–${number(to)}`;
};

/** A sign as wide as the plus. */
const withMinus = (text: string): string => text.replace('-', '\u2212');
/** The sign stays before its number, on whichever side the word stands; the mark that Intl puts there would turn the line. */
export const isolated = (text: string): string =>
  withMinus(text).replace(/\u200e?([+\u2212][\p{Nd}.,\u066b\u066c]+)/u, '\u2066$1\u2069');

/** How the figures of reports are written, with the digits of the locale. */
export const reportTexts = (locale: string, language: 'en' | 'ar') => {
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const two = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const index = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const days = new Intl.NumberFormat(locale, {
    ...{ style: 'unit', unit: 'day', unitDisplay: 'long', maximumFractionDigits: 1 },
  });
  const say = (key: 'of' | 'of_cases' | 'points' | 'groups_left_out', values: Readonly<Record<string, string>>) =>
    filled(reportWords[key], values)[language];
  const written = (key: ReportFigure, value: number): string => {
    const shown = shownFigure(key, value);
    switch (REPORT_FIGURES[key].unit) {
      case 'share':
        return withMinus(percent.format(shown));
      case 'days':
        return days.format(shown);
      case 'index':
        return index.format(shown);
      case 'count':
      case 'hours':
        return withMinus(whole.format(shown));
    }
  };
  return {
    number: (value: number) => whole.format(value),
    exact: (value: number) => two.format(value),
    percent: (share: number) => withMinus(percent.format(share)),
    /** Null: nothing is known, or too few cases to say. */
    value: (key: ReportFigure, { value, sample }: Value): string | null =>
      value === null || isFew({ value, sample }) ? null : written(key, value),
    sample: ({ part, sample }: Value): string | null => {
      if (sample === null || sample === 0) return null;
      return part === null
        ? say('of_cases', { sample: whole.format(sample) })
        : say('of', { part: whole.format(part), sample: whole.format(sample) });
    },
    /** Null: all groups are listed. */
    leftOut: ({ groups, all_groups }: Pick<Report, 'groups' | 'all_groups'>): string | null =>
      all_groups > groups.length
        ? say('groups_left_out', { shown: whole.format(groups.length), all: whole.format(all_groups) })
        : null,
    /** Null: not compared, or not by so much that it can be seen. */
    change: ({ key, change }: Pick<ReportValue, 'key' | 'change'>): ReportChange | null => {
      if (change === null || change === 0) return null;
      const { unit } = REPORT_FIGURES[key];
      const by = unit === 'share' ? 100 * change : change;
      const points = (text: string) => (unit === 'share' ? say('points', { change: text }) : text);
      // one day and two are words in Arabic, which Intl gives no sign
      const daysChanged = days.format(Math.abs(by));
      const [text, size] =
        unit === 'days'
          ? [isolated((by > 0 ? '+' : '\u2212') + daysChanged), daysChanged]
          : [points(isolated(signed.format(by))), points(two.format(Math.abs(by)))];
      return { text, size, more: by > 0 };
    },
  };
};
