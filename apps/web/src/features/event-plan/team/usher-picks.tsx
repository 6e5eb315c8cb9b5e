import { usherList } from '@proline/contract/usher/usher';
import type { StoredPlan } from '@proline/contract/event-plan/event-plan';
import { cityName, storedCity } from '@proline/domain/place/cities';
import { nameIn } from '@proline/domain/text/name-in';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { rowsQuery } from '../../../lib/list/list-rows.ts';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';
import { RetryNote } from '../../../ui/page/retry-note.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { fieldAnchor, usePlan } from '../desk/plan-context.ts';
import { PersonPicker } from './person-picker.tsx';
import { ProblemLine } from '../problems/problem-line.tsx';
import { useProblems } from '../problems/use-problems.ts';
import classes from './team.module.css';

type Kind = 'invited' | 'excluded';
type Usher = StoredPlan['ushers'][number] & { readonly city: string };

const MOST_USHERS = 500;

/** Shows the ushers who are invited first, or who are excluded. */
export const UsherPicks = ({ kind }: { readonly kind: Kind }) => {
  const { t, language } = useTranslation('event-plan-team');
  const { t: tPlan } = useTranslation('event-plan');
  const { t: tChange } = useTranslation('event-plan-change');
  const { plan, people, change, held } = usePlan();
  const isLocked = held !== null && kind === 'invited';
  const problems = useProblems('stepThreeTeam');
  const ids = plan.stepThreeTeam[kind];
  const problem = [...problems].find(([field]) => field === kind || field.startsWith(`${kind}.`))?.[1];
  return (
    <section className={classes['part']} aria-label={t(kind)} {...fieldAnchor('stepThreeTeam', kind)}>
      <div className={classes['partHead']}>
        <h3>{t(kind)}</h3>
        <span className={classes['muted']}>{isLocked ? tChange('locked_invited') : t(`${kind}_note`)}</span>
        {!isLocked && (
          <span className={classes['end']}>
            <Popover
              label={t(`${kind}_add`)}
              align="end"
              trigger={(props) => (
                <Button {...props} tone="secondary" data-small aria-label={t(`${kind}_add`)}>
                  <Icon of={IconPlus} size="s" stroke={2} />
                  {t('usher')}
                </Button>
              )}
            >
              {() => <UsherPicker kind={kind} />}
            </Popover>
          </span>
        )}
      </div>
      {ids.length > 0 && (
        <ul className={classes['chips']}>
          {ids.map((id) => {
            const usher = people.ushers.find((one) => one.id === id);
            const name = usher ? nameIn(language, usher) : '…';
            return (
              <li key={id} className={classes['chip']}>
                <Avatar name={name} image={usher?.photo ?? null} size={24} />
                <span>{name}</span>
                {!isLocked && (
                  <button
                    type="button"
                    aria-label={tPlan('remove_of', { name })}
                    onClick={() => change('stepThreeTeam', { [kind]: ids.filter((one) => one !== id) })}
                  >
                    <Icon of={IconX} size="s" stroke={2} />
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <ProblemLine problem={problem} />
    </section>
  );
};

/** Offers the ushers of the event's city until something is typed. */
const UsherPicker = ({ kind }: { readonly kind: Kind }) => {
  const { t, language } = useTranslation('event-plan-team');
  const { plan, change, remember } = usePlan();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const city = storedCity(plan.stepOne.city).replaceAll(',', ' ');
  const { data, isError, refetch } = useQuery(
    rowsQuery<Usher>(
      { list: usherList, topic: 'usher' },
      { status: 'approved', ...(text !== '' ? { q: text } : city !== '' && { city }) },
      1,
    ),
  );
  const { invited, excluded } = plan.stepThreeTeam;
  const ids = plan.stepThreeTeam[kind];
  const reason = (id: string) =>
    invited.includes(id)
      ? t('already_invited')
      : excluded.includes(id)
        ? t('already_excluded')
        : ids.length >= MOST_USHERS
          ? t('too_many_ushers', { most: MOST_USHERS })
          : undefined;
  return (
    <PersonPicker
      label={t('find_usher')}
      typed={typed}
      onTyped={setTyped}
      options={data?.data.map((person) => ({
        person,
        fact: `U-${person.code} · ${cityName(person.city, language)}`,
        disabled: reason(person.id),
      }))}
      failed={
        isError && data === undefined ? (
          <RetryNote text={t('not_loaded')} retryLabel={t('retry')} retry={() => void refetch()} />
        ) : undefined
      }
      onPick={({ id, code, name_en, name_ar, photo }) => {
        remember({ ushers: [{ id, code, name_en, name_ar, photo }] });
        change('stepThreeTeam', { [kind]: [...ids, id] });
      }}
    />
  );
};
