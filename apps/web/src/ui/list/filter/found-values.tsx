import { normalizeSearch } from '@proline/domain/text/search-text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { valuesQuery, type ListSource } from '../../../lib/list/list-rows.ts';
import { FindBox } from '../../form/find-box.tsx';
import { Skeleton } from '../../page/skeleton.tsx';
import { useRecordNames } from './filter-words.ts';
import type { Choice, FilterView } from '../list-view.ts';
import { OptionList } from './option-list.tsx';
import classes from './filter-editor.module.css';

type FoundProps = {
  readonly view: FilterView;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
};

/** More values than these can be found only by typing. */
const MOST_SHOWN = 50;

/**
 * Values that the records have, such as cities. All of them are loaded once; typing narrows them here, by their words.
 */
export const FoundValues = ({ source, name, ...found }: FoundProps & { source: ListSource; name: string }) => {
  const [typed, setTyped] = useState('');
  const { language } = useTranslation('list');
  const { view } = found;
  const { data } = useQuery(valuesQuery(source, name, ''));
  const wanted = normalizeSearch(typed);
  const matching = data
    ?.map((value) => ({ value, label: view.wordOf?.(value) ?? value }))
    .filter(({ value, label }) => normalizeSearch(`${label} ${value}`).includes(wanted))
    .sort((a, b) => a.label.localeCompare(b.label, language));
  // Some filters do not list all their values, so the typed text itself is offered.
  const asTyped = typed.replaceAll(',', ' ').trim();
  const choices = matching?.length === 0 && asTyped !== '' ? [{ value: asTyped, label: asTyped }] : matching;
  return <Found {...found} typed={typed} setTyped={setTyped} choices={choices} chosenChoices={worded(found)} />;
};

const worded = ({ chosen, view }: FoundProps): readonly Choice[] =>
  chosen.map((value) => ({ value, label: view.wordOf?.(value) ?? value }));

/** Finds other records by name. */
export const FoundRecords = (found: FoundProps) => {
  const [typed, setTyped] = useState('');
  const { view, chosen } = found;
  const text = useDeferredValue(typed.trim());
  const names = useRecordNames(view.title, view, chosen);
  const { data } = useQuery({
    queryKey: ['record-choices', view.title, text],
    queryFn: async () => (await view.lookUp?.({ text })) ?? [],
    placeholderData: keepPreviousData,
  });
  const chosenChoices = chosen.map((value) => ({ value, label: names?.get(value) ?? '…' }));
  return <Found {...found} typed={typed} setTyped={setTyped} choices={data} chosenChoices={chosenChoices} />;
};

type FoundListProps = FoundProps & {
  readonly typed: string;
  readonly setTyped: (text: string) => void;
  readonly choices: readonly Choice[] | undefined;
  readonly chosenChoices: readonly Choice[];
};

const Found = ({ view, chosen, onChange, typed, setTyped, choices, chosenChoices }: FoundListProps) => {
  const { t } = useTranslation('list');
  const others = choices?.filter(({ value }) => !chosen.includes(value));
  // Chosen values stay in sight, whatever somebody types.
  const shown = [...chosenChoices, ...(others ?? [])].slice(0, MOST_SHOWN);
  const hidden = chosenChoices.length + (others?.length ?? 0) - shown.length;
  return (
    <>
      <FindBox small>
        <input
          type="search"
          aria-label={t('find_value')}
          placeholder={t('find_value')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </FindBox>
      {choices === undefined && <Skeleton height={96} />}
      <OptionList label={view.title} choices={shown} chosen={chosen} onChange={onChange} />
      <p className={classes['note']} role="status">
        {choices !== undefined && shown.length === 0 && t('no_values')}
        {hidden > 0 && t('more_values')}
      </p>
    </>
  );
};
