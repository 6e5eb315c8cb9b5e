import { daysOfBar } from '@proline/domain/report/report-bars';
import { isFew, REPORT_FIGURES, type ReportFigure } from '@proline/domain/report/report-figures';
import { filled } from '../payslip/paper.ts';
import type { ReportValue } from './report.ts';
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
  const signedDays = new Intl.NumberFormat(locale, {
    ...{ style: 'unit', unit: 'day', unitDisplay: 'long', signDisplay: 'exceptZero', maximumFractionDigits: 1 },
  });
  const say = (key: 'of' | 'of_cases' | 'points', values: Readonly<Record<string, string>>) =>
    filled(reportWords[key], values)[language];
  const written = (key: ReportFigure, value: number): string => {
    switch (REPORT_FIGURES[key].unit) {
      case 'share':
        return withMinus(percent.format(value));
      case 'days':
        return days.format(value);
      case 'index':
        return index.format(value);
      case 'count':
      case 'hours':
        return whole.format(value);
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
    /** Null: not compared, or not by so much that it can be seen. */
    change: ({ key, change }: Pick<ReportValue, 'key' | 'change'>): ReportChange | null => {
      const { unit } = REPORT_FIGURES[key];
      const digits = unit === 'index' ? 2 : unit === 'count' || unit === 'hours' ? 0 : 1;
      const rounded = Math.round((change ?? 0) * (unit === 'share' ? 100 : 1) * 10 ** digits) / 10 ** digits;
      if (change === null || rounded === 0) return null;
      const points = (text: string) => (unit === 'share' ? say('points', { change: text }) : text);
      const [text, size] =
        unit === 'days'
          ? [isolated(signedDays.format(rounded)), days.format(Math.abs(rounded))]
          : [points(isolated(signed.format(rounded))), points(two.format(Math.abs(rounded)))];
      return {
        text,
        size,
        more: rounded > 0,
      };
    },
  };
};
