import { deletionClock, type DeletionClock } from '@proline/domain/people/deletion-clock';
import type { DeletionRequestStatus } from '@proline/domain/people/deletion-request-status';
import { IconAlertTriangle } from '@tabler/icons-react';
import { daysBetween } from '../../lib/dates/dates.ts';
import { useNow } from '../../lib/dates/now.ts';
import { useTranslation, type Translate } from '../../lib/texts/i18n.ts';
import { Icon } from '../../ui/picture/icon.tsx';
import { EmailText } from '../person/contact-facts.parts.tsx';
import { StatusBadge } from '../status/status-badge.parts.tsx';
import classes from './deletion-list.module.css';

export const DeletionStatusBadge = ({ status }: { readonly status: DeletionRequestStatus }) => {
  const { t } = useTranslation('deletion-list');
  return <StatusBadge status={status}>{t(`status_${status}`)}</StatusBadge>;
};

/** What was carried out keeps no address. */
export const Address = ({ of }: { readonly of: string }) => {
  const { t } = useTranslation('deletion-list');
  return of === '' ? <span className={classes['cleared']}>{t('cleared')}</span> : <EmailText email={of} />;
};

/** Cut at the end of its own direction. */
export const MessageStart = ({ text }: { readonly text: string }) => (
  <span className="clip clip-own" dir="auto" lang="">
    {text}
  </span>
);

/** How long an open request may still wait; `asked` is when it came. */
export const Deadline = ({ asked }: { readonly asked: string }) => {
  const { t } = useTranslation('deletion-list');
  const clock = deletionClock(daysBetween(new Date(asked), useNow()));
  return (
    <span className={classes['deadline']} data-clock={clock.state}>
      {clock.state !== 'left' && <Icon of={IconAlertTriangle} size="s" />}
      {clockWords(clock, t)}
    </span>
  );
};

const clockWords = (clock: DeletionClock, t: Translate<'deletion-list'>): string => {
  switch (clock.state) {
    case 'left':
      return t('left', { count: clock.days });
    case 'due_today':
      return t('due_today');
    case 'overdue':
      return t('overdue', { count: clock.days });
  }
};
