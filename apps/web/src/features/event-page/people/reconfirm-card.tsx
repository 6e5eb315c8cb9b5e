import type { WaitingAnswer } from '@proline/contract/event-change/event-change';
import type { EventDetail } from '@proline/contract/event/event';
import { mayDo } from '@proline/domain/account/permission';
import { nameIn } from '@proline/domain/text/name-in';
import { IconCheck, IconUserQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mediumDate, timeOfDay } from '../../../lib/dates/dates.ts';
import { showSuccess } from '../../../lib/screen/toast.ts';
import { useUser } from '../../../lib/session/session-store.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { reconfirmationsQuery, sendReconfirmation } from '../event-page.api.ts';
import { PersonLink } from './person-link.tsx';
import classes from './reconfirm-card.module.css';

const MOST_SHOWN = 6;

/** Who was asked to reconfirm after a change and has not answered. Operations can answer for somebody on the phone. */
export const ReconfirmCard = ({ event }: { readonly event: EventDetail }) => {
  const { t } = useTranslation('event-page');
  const { data } = useQuery(reconfirmationsQuery(event.id));
  const [all, setAll] = useState(false);
  if (!data || data.waiting.length === 0) return null;
  const shown = all ? data.waiting : data.waiting.slice(0, MOST_SHOWN);
  return (
    <Card
      title={t('reconfirm')}
      icon={<Icon of={IconUserQuestion} />}
      tag={t('reconfirm_open', { count: data.waiting.length, asked: data.asked })}
    >
      <ul className={classes['waiting']}>
        {shown.map((place) => (
          <Waiting key={place.id} place={place} event={event} />
        ))}
      </ul>
      {data.waiting.length > MOST_SHOWN && (
        <button type="button" className={classes['more']} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('reconfirm_fewer') : t('reconfirm_more', { count: data.waiting.length - MOST_SHOWN })}
        </button>
      )}
    </Card>
  );
};

const Waiting = ({ place, event }: { readonly place: WaitingAnswer; readonly event: EventDetail }) => {
  const { t, language } = useTranslation('event-page');
  const user = useUser();
  const may = user !== null && mayDo(user.permission_set, 'assignments.write');
  const [sending, setSending] = useState(false);
  const begins = new Date(place.starts_at);
  const name = nameIn(language, place.person);
  const confirm = async () => {
    setSending(true);
    try {
      await sendReconfirmation(event.id, place);
      showSuccess(t('reconfirm_done', { name }));
    } catch {
      // the refusal is on the screen, and the list has been loaded again
    } finally {
      setSending(false);
    }
  };
  return (
    <li className={classes['row']}>
      <PersonLink person={place.person} leader={place.as === 'team_leader'} />
      <span className={classes['facts']}>
        <bdi>{place.role === null ? t('leader') : nameIn(language, place.role)}</bdi> ·{' '}
        {mediumDate(language, begins, event.time_zone)}, {timeOfDay(language, begins, event.time_zone)} ·{' '}
        <bdi dir="ltr">{place.person.phone}</bdi>
      </span>
      {may && (
        <Button
          tone="secondary"
          data-small
          loading={sending}
          aria-label={t('reconfirm_by_hand', { name })}
          onClick={() => void confirm()}
        >
          <Icon of={IconCheck} size="s" />
          {t('reconfirm_yes')}
        </Button>
      )}
    </li>
  );
};

/** How many have not answered yet, beside the event's status. */
export const ReconfirmBadge = ({ event }: { readonly event: EventDetail }) => {
  const { t } = useTranslation('event-page');
  const isOpen = event.status === 'published' || event.status === 'in_progress';
  const { data } = useQuery({ ...reconfirmationsQuery(event.id), enabled: isOpen });
  const count = data?.waiting.length ?? 0;
  return isOpen && count > 0 ? <span className={classes['badge']}>{t('reconfirm_badge', { count })}</span> : null;
};
