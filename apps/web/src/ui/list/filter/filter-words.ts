import type { ListFilter } from '@proline/contract/frame/list-filters';
import { useQuery } from '@tanstack/react-query';
import { rangeIn, valuesIn } from '../../../lib/list/list-filter-text.ts';
import { calendarDate } from '../../../lib/dates/dates.ts';
import { useTranslation, type Translate } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import type { Language } from '../../../lib/preferences/preferences-cookie.ts';
import { withCommas } from '../../../lib/texts/word-list.ts';
import type { FilterView } from '../list-view.ts';

const MOST_NAMED = 2;

/** Lists two words and counts the others, so that a chip stays short. */
const several = (language: Language, words: readonly string[]): string => {
  const named = withCommas(language, words.slice(0, MOST_NAMED));
  const more = words.length - MOST_NAMED;
  return more > 0 ? `${named} +${formatNumber(language, more)}` : named;
};

const rangeWords = (t: Translate<'list'>, from: string, to: string): string => {
  if (from === to) return from;
  if (from === '') return t('to_value', { to });
  return to === '' ? t('from_value', { from }) : `${from} – ${to}`;
};

/** Loads the names of records that the address identifies by id. */
export const useRecordNames = (title: string, { lookUp }: FilterView, ids: readonly string[]) =>
  useQuery({
    queryKey: ['record-names', title, ids],
    queryFn: async () => {
      const found = (await lookUp?.({ ids })) ?? [];
      return new Map(found.map(({ value, label }) => [value, label]));
    },
    enabled: lookUp !== undefined && ids.length > 0,
    staleTime: 60_000,
  }).data;

/** Returns the words of an active filter. */
export const useFilterWords = (filter: ListFilter, view: FilterView, text: string): string => {
  const { t, language } = useTranslation('list');
  const values = valuesIn(text);
  const names = useRecordNames(view.title, view, filter.kind === 'records' ? values : []);
  const wordOf = view.wordOf ?? ((value: string) => value);
  switch (filter.kind) {
    case 'choices':
    case 'texts':
      return several(language, values.map(wordOf));
    case 'records':
      return several(
        language,
        values.map((id) => names?.get(id) ?? '…'),
      );
    case 'days': {
      const { from, to } = rangeIn(text);
      return rangeWords(t, from && calendarDate(language, from), to && calendarDate(language, to));
    }
    case 'numbers': {
      const { from, to } = rangeIn(text);
      return rangeWords(t, from && formatNumber(language, Number(from)), to && formatNumber(language, Number(to)));
    }
    case 'flag':
      return t(text === 'yes' ? 'yes' : 'no');
  }
};
