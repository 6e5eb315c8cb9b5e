import type { PlanStep } from '@proline/domain/event-plan/plan';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { usePlan } from '../desk/plan-context.ts';
import { PLAN_PAGES, pageOf } from '../frame/plan-pages.ts';
import classes from './change.module.css';

/** Says on each page of a published event what a change there does to the people who are booked. */
export const HeldNote = ({ step }: { readonly step: PlanStep }) => {
  const { t } = useTranslation('event-plan-change');
  const { held } = usePlan();
  if (held === null) return null;
  return (
    <p className={classes['note']}>
      <Icon of={IconInfoCircle} />
      <span>{t(`note_${PLAN_PAGES[pageOf(step)]?.key ?? 'stepOne'}`)}</span>
    </p>
  );
};
