import { SEARCH_MIN } from '@proline/contract/search/search';
import { useState } from 'react';
import { useRecordSearch } from '../search/use-record-search.parts.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { FindBox } from '../../ui/form/find-box.tsx';
import { PersonName } from './person-name.parts.tsx';
import classes from './find-person.module.css';

/** Finds an usher or a team leader by name, code or phone. */
export const FindPerson = ({
  onFound,
  except,
}: {
  readonly onFound: (id: string) => void;
  readonly except?: string;
}) => {
  const { t } = useTranslation('person');
  const [typed, setTyped] = useState('');
  const { hits, pending } = useRecordSearch(typed);
  const people = hits.filter(({ kind, id }) => (kind === 'ushers' || kind === 'leaders') && id !== except);
  const isAsked = typed.trim().length >= SEARCH_MIN;
  return (
    <>
      <FindBox small>
        <input
          type="search"
          aria-label={t('find_person')}
          placeholder={t('find_person_hint')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </FindBox>
      {isAsked && people.length > 0 && (
        <ul className={classes['found']}>
          {people.map((hit) => (
            <li key={`${hit.kind} ${hit.id}`}>
              <button
                type="button"
                className={classes['hit']}
                onClick={() => {
                  onFound(hit.id);
                  setTyped('');
                }}
              >
                <PersonName name_en={hit.title_en} name_ar={hit.title_ar} photo={hit.image} />
                <span className={classes['quiet']}>
                  {t(hit.kind === 'ushers' ? 'hat_usher' : 'hat_leader')} · <bdi dir="ltr">{hit.detail}</bdi>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {isAsked && people.length === 0 && !pending && <p className={classes['quiet']}>{t('nobody_found')}</p>}
    </>
  );
};
