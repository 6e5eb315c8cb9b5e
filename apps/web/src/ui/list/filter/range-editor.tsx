import type { ListFilter } from '@proline/contract/frame/list-filters';
import { useState } from 'react';
import { fittingFilterText, rangeIn, textOfRange } from '../../../lib/list/list-filter-text.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { DateInput } from '../../date/date-input.tsx';
import classes from './filter-editor.module.css';

type RangeFilter = Extract<ListFilter, { kind: 'days' | 'numbers' }>;
type RangeEditorProps = {
  readonly title: string;
  readonly filter: RangeFilter;
  readonly text: string | undefined;
  readonly onChange: (text: string | undefined) => void;
};

/**
 * The two ends of a range, either of which may stay open. A half-typed end does not affect the list: it follows after
 * Enter or when the field loses the focus.
 */
export const RangeEditor = ({ title, filter, text, onChange }: RangeEditorProps) => {
  const { t } = useTranslation('list');
  const [ends, setEnds] = useState(() => rangeIn(text));
  const [known, setKnown] = useState(text);
  if (text !== known) {
    setKnown(text);
    setEnds(rangeIn(text));
  }
  const settle = (next = ends) => {
    const wanted = fittingFilterText(filter, textOfRange(next) ?? '');
    if (wanted !== text) onChange(wanted);
  };
  const day = (name: 'from' | 'to') => (
    <div className={classes['end']}>
      <span aria-hidden>{t(name)}</span>
      <DateInput
        small
        aria-label={t(name)}
        value={ends[name]}
        onChange={(chosen) => {
          const next = { ...ends, [name]: chosen };
          setEnds(next);
          settle(next);
        }}
      />
    </div>
  );
  const number = (name: 'from' | 'to', { min, max }: Extract<RangeFilter, { kind: 'numbers' }>) => (
    <label className={classes['end']}>
      <span>{t(name)}</span>
      <input
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={ends[name]}
        onChange={(event) => setEnds({ ...ends, [name]: event.currentTarget.value })}
        onBlur={() => settle()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
        }}
      />
    </label>
  );
  const end = (name: 'from' | 'to') => (filter.kind === 'days' ? day(name) : number(name, filter));
  return (
    <div role="group" aria-label={title} className={classes['range']}>
      {end('from')}
      {end('to')}
    </div>
  );
};
