import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Icon } from '../../picture/icon.tsx';
import classes from './search-field.module.css';

const TYPING_PAUSE_MS = 250;
const LONGEST = 100;

type SearchFieldProps = {
  readonly hint: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
};

/**
 * Searches after a short pause in typing, or at once on Enter. The address may change the text, too, such as after
 * Back.
 */
export const SearchField = ({ hint, value, onSearch }: SearchFieldProps) => {
  const { t } = useTranslation('list');
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => search.current(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  const clear = () => {
    setTyped('');
    onSearch('');
    input.current?.focus();
  };
  return (
    <search className={classes['search']}>
      <Icon of={IconSearch} size="s" />
      <input
        ref={input}
        type="search"
        aria-label={t('search')}
        placeholder={hint}
        maxLength={LONGEST}
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onSearch(typed.trim());
          if (event.key === 'Escape' && typed !== '') clear();
        }}
      />
      {typed !== '' && (
        <button type="button" className={classes['clear']} aria-label={t('clear_search')} onClick={clear}>
          <Icon of={IconX} size="s" />
        </button>
      )}
    </search>
  );
};
