import type { BookedFacts, PlanChange } from '@proline/domain/event-change/concerned';
import { IconCircleCheck, IconLock, IconUsers } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { usePlan } from '../desk/plan-context.ts';
import { NOBODY } from '../desk/use-held-change.ts';
import { WorkCard } from '../frame/work-card.tsx';
import { useChangeLine } from './use-change-line.ts';
import classes from './change.module.css';

const ICONS = { free: IconCircleCheck, guarded: IconUsers, fixed: IconLock } as const;

/** Lists what would change of a published event, and how many people each change concerns. */
export const ChangesCard = () => {
  const { t } = useTranslation('event-plan-change');
  const { held } = usePlan();
  const lineOf = useChangeLine();
  if (held === null) return null;
  return (
    <WorkCard number="4" title={t('changes')}>
      {held.changes.length === 0 && <p className={classes['none']}>{t('no_changes')}</p>}
      <ul className={classes['changes']}>
        {held.changes.map((change) => (
          <li key={`${change.field} ${change.way} ${change.subject}`} data-class={change.class}>
            <Icon of={ICONS[change.class]} />
            <bdi className={classes['line']}>{lineOf(change)}</bdi>
            <span className={classes['people']}>
              <People change={change} booked={held.booked ?? NOBODY} />
            </span>
          </li>
        ))}
      </ul>
    </WorkCard>
  );
};

/** Whoever is invited is told, but has nothing to confirm again. */
const askedBy = ({ place_ids, leader_ids }: PlanChange, { places }: BookedFacts): number => {
  const concerned = new Set(place_ids);
  const confirmed = places.filter(({ id, status }) => status === 'confirmed' && concerned.has(id));
  return new Set([...confirmed.map(({ person_id }) => person_id), ...leader_ids]).size;
};

const People = ({ change, booked }: { readonly change: PlanChange; readonly booked: BookedFacts }) => {
  const { t } = useTranslation('event-plan-change');
  if (change.class === 'fixed') return t('not_possible');
  if (change.class === 'free' || change.people === 0) return t('concerns_nobody');
  if (change.field === 'stepTwo.shifts' && change.way === 'removed') return t('released', { count: change.people });
  const asked = askedBy(change, booked);
  return asked > 0 ? t('concerns', { count: asked }) : t('told', { count: change.people });
};
