import type { LeaderCandidate } from '@proline/contract/event-plan/event-plan';
import { titleIn } from '@proline/domain/text/name-in';
import { IconAlertTriangle, IconClockExclamation } from '@tabler/icons-react';
import { dayRange } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import classes from './team.module.css';

export type Clash = LeaderCandidate['clashes'][number];

/** Shows what a leader leads at the same time, or so close to it that there is no rest in between. */
export const ClashBadge = ({ clash }: { readonly clash: Clash }) => {
  const { t, language } = useTranslation('event-plan-team');
  const shape = clash.rest_only ? IconClockExclamation : IconAlertTriangle;
  const title = titleIn(language, clash) || t('untitled');
  const days = dayRange(language, new Date(clash.starts_at), new Date(clash.ends_at));
  return (
    <span className={classes['clash']} data-rest={clash.rest_only || undefined}>
      <Icon of={shape} size="xs" />
      <span>{clash.rest_only ? t('clash_rest', { title, days }) : t('clash_busy', { title, days })}</span>
    </span>
  );
};
