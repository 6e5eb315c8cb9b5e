import type { PersonMessage } from '@proline/contract/message/message';
import type { DeliveryState } from '@proline/domain/message/delivery';
import { moment } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { StatusBadge } from '../status/status-badge.parts.tsx';
import type { Status } from '../status/status-icon.parts.tsx';
import classes from './message.module.css';

const LOOKS: Readonly<Record<DeliveryState, Status>> = {
  queued: 'pending',
  sending: 'pending',
  sent: 'approved',
  failed: 'rejected',
  not_sent: 'draft',
};

/** The inbox is in the house: a message is there at once, unless the person wants none or it was taken back. */
export const InboxBadge = ({ message }: { readonly message: PersonMessage }) => {
  const { t } = useTranslation('message');
  if (message.withheld)
    return <Channel name={t('inbox')} status="draft" state={t('state_not_sent')} reason={t('reason_unsubscribed')} />;
  if (message.revoked) return <Channel name={t('inbox')} status="draft" state={t('taken_back')} />;
  return <Channel name={t('inbox')} status="approved" state={t('in_inbox')} />;
};

export const DeliveryBadge = ({ delivery }: { readonly delivery: PersonMessage['deliveries'][number] }) => {
  const { t, language } = useTranslation('message');
  const { channel, state, reason, sent_at } = delivery;
  return (
    <Channel
      name={t(`channel_${channel}`)}
      status={LOOKS[state]}
      state={t(`state_${state}`)}
      reason={sent_at === null ? reason && t(`reason_${reason}`) : moment(language, new Date(sent_at))}
    />
  );
};

type ChannelProps = {
  readonly name: string;
  readonly status: Status;
  readonly state: string;
  readonly reason?: string | null;
};

const Channel = ({ name, status, state, reason = null }: ChannelProps) => (
  <span className={classes['channel']}>
    <span className={classes['quiet']}>{name}</span>
    <StatusBadge status={status}>{state}</StatusBadge>
    {reason !== null && <span className={classes['quiet']}>{reason}</span>}
  </span>
);
