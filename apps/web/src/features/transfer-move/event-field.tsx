import { SEARCH_MIN } from '@proline/contract/search/search';
import { titleIn } from '@proline/domain/text/name-in';
import { useState } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { FindBox } from '../../ui/form/find-box.tsx';
import { useRecordSearch } from '../search/use-record-search.parts.ts';
import classes from './transfer-move.module.css';

export type FoundEvent = { readonly id: string; readonly title_en: string; readonly title_ar: string };

type EventFieldProps = { readonly found: FoundEvent | null; readonly onFound: (event: FoundEvent | null) => void };

/** Which event an adjustment belongs to, if any; the server says if it is paid in another currency. */
export const EventField = ({ found, onFound }: EventFieldProps) => {
  const { t, language } = useTranslation('transfer-move');
  const [typed, setTyped] = useState('');
  const { hits, pending } = useRecordSearch(typed);
  const events = hits.filter(({ kind }) => kind === 'events');
  const isAsked = typed.trim().length >= SEARCH_MIN;
  if (found)
    return (
      <div className={classes['person']}>
        <span>{t('add_event')}</span>
        <b>
          <bdi>{titleIn(language, found)}</bdi>
        </b>
        <Button tone="secondary" onClick={() => onFound(null)}>
          {t('change_event')}
        </Button>
      </div>
    );
  return (
    <div className={classes['person']}>
      <span>{t('add_event')}</span>
      <FindBox small>
        <input
          type="search"
          aria-label={t('add_event')}
          placeholder={t('add_event_hint')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </FindBox>
      {isAsked && (
        <ul className={classes['events']}>
          {events.map((event) => (
            <li key={event.id}>
              <Button
                tone="secondary"
                onClick={() => {
                  onFound(event);
                  setTyped('');
                }}
              >
                <bdi>{titleIn(language, event)}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <span className={classes['quiet']}>
        {isAsked ? events.length === 0 && !pending && t('add_event_nothing') : t('add_event_none')}
      </span>
    </div>
  );
};
