import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { FindBox } from '../../../ui/form/find-box.tsx';
import { Highlighted } from '../../search/highlighted.parts.tsx';
import { searchGuide } from '../guide-search.ts';
import classes from '../guide.module.css';

const MOST_LETTERS = 100;

/** Searches all pages; what is typed stands in the address, so that Back from a result shows the results again. */
export const GuideFind = () => {
  const { t, language } = useTranslation('guide');
  const navigate = useNavigate();
  const { q = '' } = useSearch({ strict: false });
  /** The address follows a moment later, and a field must not wait for it. */
  const [typed, setTyped] = useState(q);
  const hits = searchGuide(language, typed);
  const type = (text: string) => {
    setTyped(text);
    const next = text.trim() === '' ? undefined : text;
    void navigate({
      to: '.',
      search: (search) => ({ ...search, q: next }),
      replace: true,
      state: { keeps_focus: true },
    });
  };
  return (
    <div role="search" className={classes['find']}>
      <FindBox>
        <input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={MOST_LETTERS}
          spellCheck={false}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      </FindBox>
      <p role="status" className={hits.length === 0 && typed.trim() !== '' ? classes['nothing'] : 'visually-hidden'}>
        {typed.trim() !== '' && (hits.length === 0 ? t('nothing') : t('found', { count: hits.length }))}
      </p>
      {hits.length > 0 && (
        <ul className={classes['hits']}>
          {hits.map((hit) => (
            <li key={`${hit.page}#${hit.task ?? ''}`}>
              <Link
                to="/guide/$page"
                params={{ page: hit.page }}
                search={{ q }}
                className={classes['hit'] ?? ''}
                {...(hit.task !== undefined && { hash: hit.task, state: { keeps_focus: true } })}
              >
                <b>
                  <Highlighted text={hit.title} query={typed} />
                </b>
                <span>
                  <Highlighted text={hit.text} query={typed} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
