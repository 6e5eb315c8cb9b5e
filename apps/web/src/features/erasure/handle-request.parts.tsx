import type { Erasable } from '@proline/contract/erasure/erasure';
import { SEARCH_MIN } from '@proline/contract/search/search';
import { nameIn } from '@proline/domain/text/name-in';
import { IconTrash, IconX } from '@tabler/icons-react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordSearch } from '../../lib/api/use-record-search.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { withCommas } from '../../lib/texts/word-list.ts';
import { Button } from '../../ui/button/button.tsx';
import { FindBox } from '../../ui/form/find-box.tsx';
import { DrawerFooter } from '../../ui/list/drawer/drawer-content.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { PersonName } from '../person/person-name.parts.tsx';
import { consequencesOf } from './consequences.ts';
import { erasableQuery, matchesQuery, sendCarryOut, sendRefusal } from './erasure.api.ts';
import { refusalForm } from './erasure.forms.ts';
import { ErasableChoice } from './erasable-choice.tsx';
import classes from './erasure.module.css';

/** Whose data an open request is about, chosen by hand, and what is done with it. */
export const HandleRequest = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('erasure');
  const { data: matches, isError, refetch } = useQuery(matchesQuery(id));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [added, setAdded] = useState<readonly string[]>([]);
  const others = useQueries({
    queries: added.map(erasableQuery),
    combine: (asked) => asked.flatMap(({ data }) => (data ? [data] : [])),
  });
  if (isError) return <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />;
  if (!matches) return <Skeleton height={96} />;
  const known = new Set(matches.map((match) => match.id));
  const people = [...matches, ...others.filter((other) => !known.has(other.id))];
  const mark = (person_id: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, person_id] : [...before].filter((one) => one !== person_id)));
  const add = (person_id: string) => {
    if (!known.has(person_id)) setAdded((before) => [...new Set([...before, person_id])]);
    mark(person_id, true);
  };
  return (
    <>
      <section className={classes['who']} aria-labelledby={`whose-${id}`}>
        <h3 id={`whose-${id}`} className={classes['title']}>
          {t('who')}
        </h3>
        {matches.length === 0 && <p className={classes['quiet']}>{t('nobody')}</p>}
        {matches.length > 1 && <p className={classes['quiet']}>{t('several')}</p>}
        {people.length > 0 && (
          <ul className={classes['people']}>
            {people.map((person) => (
              <ErasableChoice key={person.id} person={person} chosen={chosen.has(person.id)} onChoose={mark} />
            ))}
          </ul>
        )}
        <FindPerson onFound={add} />
      </section>
      <Decision
        id={id}
        people={people.filter((person) => chosen.has(person.id) && person.refusal === null)}
        hasMatches={matches.length > 0}
      />
    </>
  );
};

/** Somebody may have asked from another address than the one that is known. */
const FindPerson = ({ onFound }: { readonly onFound: (id: string) => void }) => {
  const { t } = useTranslation('erasure');
  const [typed, setTyped] = useState('');
  const { hits, pending } = useRecordSearch(typed);
  const people = hits.filter(({ kind }) => kind === 'ushers' || kind === 'leaders');
  const isAsked = typed.trim().length >= SEARCH_MIN;
  return (
    <>
      <FindBox small>
        <input
          type="search"
          aria-label={t('find')}
          placeholder={t('find_hint')}
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
                  {t(hit.kind === 'ushers' ? 'usher' : 'leader')} · <bdi dir="ltr">{hit.detail}</bdi>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {isAsked && people.length === 0 && !pending && <p className={classes['quiet']}>{t('nothing_found')}</p>}
    </>
  );
};

type DecisionProps = {
  readonly id: string;
  readonly people: readonly Erasable[];
  readonly hasMatches: boolean;
};

/** Without anybody chosen a request can be closed only where nobody has its address. */
const Decision = ({ id, people, hasMatches }: DecisionProps) => {
  const { t, language } = useTranslation('erasure');
  const [asked, setAsked] = useState<'delete' | 'refuse' | null>(null);
  const isClosing = people.length === 0;
  const carryOut = async () => {
    await sendCarryOut(
      id,
      people.map((person) => person.id),
    );
    showSuccess(t(isClosing ? 'closed' : 'done'));
    setAsked(null);
  };
  const refuse = async (reason: string) => {
    await sendRefusal(id, reason);
    showSuccess(t('refused'));
    setAsked(null);
  };
  return (
    <DrawerFooter>
      <Button tone="secondary" onClick={() => setAsked('refuse')}>
        <Icon of={IconX} />
        {t('refuse')}
      </Button>
      {(!isClosing || !hasMatches) && (
        <Button tone={isClosing ? 'secondary' : 'danger'} onClick={() => setAsked('delete')}>
          {!isClosing && <Icon of={IconTrash} />}
          {isClosing ? t('close_empty') : t('delete', { count: people.length })}
        </Button>
      )}
      <ConfirmDialog
        open={asked === 'delete'}
        harmless={isClosing}
        title={
          isClosing
            ? t('close_title')
            : t('delete_title', {
                names: withCommas(
                  language,
                  people.map((person) => nameIn(language, person)),
                ),
              })
        }
        consequences={[...consequencesOf(people, t), t('request_cleared')]}
        confirmLabel={t(isClosing ? 'close_confirm' : 'delete_confirm')}
        onConfirm={carryOut}
        onCancel={() => setAsked(null)}
      />
      <ConfirmDialog
        open={asked === 'refuse'}
        title={t('refuse_title')}
        text={t('refuse_text')}
        confirmLabel={t('refuse')}
        reason={{ ...refusalForm, hint: t('refuse_hint') }}
        onConfirm={refuse}
        onCancel={() => setAsked(null)}
      />
    </DrawerFooter>
  );
};
