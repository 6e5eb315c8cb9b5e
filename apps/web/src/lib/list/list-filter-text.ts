import type { FilterRule } from '@proline/contract/frame/list-filters';
import { isCalendarDay } from '@proline/domain/time/calendar-day';
import { isPlainLine } from '@proline/domain/text/plain-text';

/** The limits of the contract; the server would refuse more. */
const MOST_VALUES = 50;
const LONGEST_VALUE = 120;
const RANGE = '..';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type RangeText = { readonly from: string; readonly to: string };

export const valuesIn = (text: string | undefined): readonly string[] => (text ? text.split(',') : []);
export const textOfValues = (values: readonly string[]): string | undefined =>
  values.length > 0 ? values.join(',') : undefined;

export const rangeIn = (text: string | undefined): RangeText => {
  const [from = '', to = ''] = (text ?? '').split(RANGE);
  return { from, to };
};
export const textOfRange = ({ from, to }: RangeText): string | undefined =>
  from === '' && to === '' ? undefined : `${from}${RANGE}${to}`;

const fitsEnd = (filter: FilterRule, end: string): boolean => {
  if (end === '') return true;
  if (filter.kind === 'days') return isCalendarDay(end);
  if (filter.kind !== 'numbers') return false;
  return /^-?\d{1,9}$/.test(end) && Number(end) >= filter.min && Number(end) <= filter.max;
};

const isOrdered = (filter: FilterRule, { from, to }: RangeText): boolean => {
  if (from === '' || to === '') return true;
  return filter.kind === 'numbers' ? Number(from) <= Number(to) : from <= to;
};

/** Keeps the ends that fit and swaps them if needed: somebody who types a range backwards means it forwards. */
const rangeText = (filter: FilterRule, text: string): string | undefined => {
  const { from, to } = rangeIn(text);
  const fitting = { from: fitsEnd(filter, from) ? from : '', to: fitsEnd(filter, to) ? to : '' };
  return textOfRange(isOrdered(filter, fitting) ? fitting : { from: fitting.to, to: fitting.from });
};

const listText = (text: string, fits: (value: string) => boolean): string | undefined =>
  textOfValues([...new Set(valuesIn(text))].filter(fits).slice(0, MOST_VALUES));

/**
 * Returns the part of this text that the filter accepts; undefined if there is none. An address from an old link or
 * from a stranger never fails.
 */
export const fittingFilterText = (filter: FilterRule, text: string): string | undefined => {
  switch (filter.kind) {
    case 'choices':
      return listText(text, (value) => filter.values.includes(value));
    case 'texts':
      return listText(text, (value) => value !== '' && value.length <= LONGEST_VALUE && isPlainLine(value));
    case 'records':
      return listText(text, (value) => UUID.test(value));
    case 'days':
    case 'numbers':
      return rangeText(filter, text);
    case 'flag':
      return text === 'yes' || text === 'no' ? text : undefined;
  }
};
