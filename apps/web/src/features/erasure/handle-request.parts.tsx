import type { Erasable } from '@proline/contract/erasure/erasure';
import { nameIn } from '@proline/domain/text/name-in';
import { IconTrash, IconX } from '@tabler/icons-react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showError, showSuccess } from '../../lib/screen/toast.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { withCommas } from '../../lib/texts/word-list.ts';
import { Button } from '../../ui/button/button.tsx';
import { DrawerFooter } from '../../ui/list/drawer/drawer-content.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { FindPerson } from '../person/find-person.parts.tsx';
import { consequencesOf } from './consequences.ts';
import { erasableQuery, matchesQuery, sendCarryOut, sendRefusal } from './erasure.api.ts';
import { refusalForm } from './erasure.forms.ts';
import { ErasableChoice } from './erasable-choice.tsx';
import { obstacleIn } from './obstacle.ts';
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
        {/* somebody may have asked from another address than the one that is known */}
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
    try {
      await sendCarryOut(
        id,
        people.map((person) => person.id),
      );
    } catch (error) {
      const obstacle = obstacleIn(error, t, language);
      if (obstacle !== null) showError(obstacle);
      throw error;
    }
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
