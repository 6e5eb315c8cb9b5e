import type { PersonMessage, PersonMessages as Loaded } from '@proline/contract/message/message';
import { mayDo } from '@proline/domain/account/permission';
import { ownFirst } from '@proline/domain/text/name-in';
import { IconHomeOff, IconMessage, IconRefresh } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { SwitchField } from '../../ui/choice/switch-field.tsx';
import { Card } from '../../ui/page/card.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { EarlierButton, Timeline, TimelineEntry } from '../../ui/timeline/timeline.tsx';
import { PersonLoaded } from '../person/page/person-loaded.parts.tsx';
import { DeliveryBadge, InboxBadge } from './delivery-badge.tsx';
import { MessageButton } from './message-button.parts.tsx';
import { personMessagesQuery, switchWanted, tryAgain } from './message.api.ts';
import classes from './message.module.css';

type PersonProps = { readonly id: string; readonly name: string };

/** Shows what a person was told and what became of it, and writes to the person. */
export const PersonMessages = ({ id, name }: PersonProps) => {
  const { t } = useTranslation('message');
  const query = useInfiniteQuery(personMessagesQuery(id));
  return (
    <PersonLoaded query={query} failed={t('failed')}>
      {({ pages }) => {
        const [first] = pages;
        if (!first) return null;
        const entries = pages.flatMap(({ data }) => data).map((message) => ({ at: message.created_at, message }));
        return (
          <div className={classes['tab']}>
            <Wanted id={id} meta={first.meta} />
            <Card
              title={t('messages')}
              icon={<Icon of={IconMessage} size="l" />}
              end={first.meta.messages_off_at === null && <MessageButton id={id} name={name} />}
            >
              {first.meta.channels.length === 0 && (
                <p className={classes['note']}>
                  <Icon of={IconHomeOff} />
                  {t('stays_in')}
                </p>
              )}
              {entries.length === 0 && (
                <EmptyState
                  as="h3"
                  tone="grey"
                  icon={<Icon of={IconMessage} size="xxl" />}
                  title={t('empty')}
                  text={t('empty_text')}
                />
              )}
              <Timeline entries={entries}>
                {({ at, message }) => <MessageLine key={message.id} at={at} id={id} message={message} />}
              </Timeline>
              {query.hasNextPage && (
                <EarlierButton
                  label={t('earlier')}
                  loading={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                />
              )}
            </Card>
          </div>
        );
      }}
    </PersonLoaded>
  );
};

type MetaProps = { readonly id: string; readonly meta: Loaded['meta'] };

/** Turns messages off and on; whoever may not change people only reads that they are off. */
const Wanted = ({ id, meta }: MetaProps) => {
  const { t } = useTranslation('message');
  const user = useUser();
  const [sending, setSending] = useState(false);
  const isOff = meta.messages_off_at !== null;
  if (user === null || !mayDo(user.permission_set, 'ushers.write'))
    return isOff ? <p className={classes['off']}>{t('is_off')}</p> : null;
  const turn = async (wanted: boolean) => {
    setSending(true);
    try {
      await switchWanted(id, meta.version, wanted);
      showSuccess(t(wanted ? 'turned_on' : 'turned_off'));
    } catch {
      // The failure is already on the screen, and the switch shows what is stored.
    } finally {
      setSending(false);
    }
  };
  return (
    <SwitchField
      label={t('wanted')}
      hint={t('wanted_hint')}
      checked={!isOff}
      disabled={sending}
      onChange={(wanted) => void turn(wanted)}
    />
  );
};

type LineProps = { readonly at: string; readonly id: string; readonly message: PersonMessage };

const MessageLine = ({ at, id, message }: LineProps) => {
  const { t, language } = useTranslation('message');
  const user = useUser();
  const [sending, setSending] = useState(false);
  const hasFailed = message.deliveries.some(({ state }) => state === 'failed');
  const mayRetry = hasFailed && user !== null && mayDo(user.permission_set, 'messages.send');
  const again = async () => {
    setSending(true);
    try {
      await tryAgain(id, message.id);
      showSuccess(t('queued_toast'));
    } catch {
      // The failure is already on the screen.
    } finally {
      setSending(false);
    }
  };
  return (
    <TimelineEntry at={at}>
      <p>
        <b>{t(`kind_${message.kind}`)}</b>
      </p>
      <p className={classes['text']} dir="auto" lang="">
        {ownFirst(language, message.text_en, message.text_ar)[0]}
      </p>
      <ul className={classes['channels']} aria-label={t('deliveries')}>
        <li>
          <InboxBadge message={message} />
        </li>
        {message.deliveries.map((delivery) => (
          <li key={delivery.channel}>
            <DeliveryBadge delivery={delivery} />
          </li>
        ))}
        {mayRetry && (
          <li>
            <Button tone="secondary" loading={sending} onClick={() => void again()}>
              <Icon of={IconRefresh} />
              {t('retry')}
            </Button>
          </li>
        )}
      </ul>
      <p className={classes['who']}>
        {message.created_by === null ? t('by_program') : <bdi lang="">{message.created_by}</bdi>}
      </p>
    </TimelineEntry>
  );
};
