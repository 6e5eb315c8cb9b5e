import type { EventBoard } from '@proline/contract/attendance/board';
import { nameIn } from '@proline/domain/text/name-in';
import { IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/api-client.ts';
import { bareTime } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useFocusReturn } from '../../../ui/overlay/use-focus-return.ts';
import { RetryNote } from '../../../ui/page/retry-note.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { sendCheckOut, sendCorrection, sendNoShow, unresolvedQuery } from '../attendance.api.ts';
import list from '../people-list.module.css';
import classes from './open-people.module.css';

type OpenPeopleDialogProps = {
  readonly event: EventBoard['event'];
  readonly mayMark: boolean;
  readonly onClose: () => void;
};

const WIDTH_PX = 640;
const SKELETON_PX = 160;

/** Everybody who stands in the way of completing, each with the answers that settle it. */
export const OpenPeopleDialog = ({ event, mayMark, onClose }: OpenPeopleDialogProps) => {
  const { t } = useTranslation('attendance');
  useFocusReturn();
  const { data: open, isError, refetch } = useQuery(unresolvedQuery(event.id));
  return (
    <Dialog
      open
      width={WIDTH_PX}
      onClose={onClose}
      icon={<Icon of={IconListCheck} size="l" />}
      title={t('still_open')}
      {...(open && {
        text: open.meta.total === 0 ? t('still_open_none') : t('still_open_text', { count: open.meta.total }),
      })}
      actions={
        <Button tone="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {!open && isError && <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />}
      {!open && !isError && <Skeleton height={SKELETON_PX} card />}
      {open && open.data.length > 0 && (
        <ul className={list['people']} aria-label={t('still_open')}>
          {open.data.map((person) => (
            <OpenRow key={person.id} event={event} person={person} mayMark={mayMark} />
          ))}
        </ul>
      )}
    </Dialog>
  );
};

type OpenPerson = Awaited<ReturnType<NonNullable<ReturnType<typeof unresolvedQuery>['queryFn']>>>['data'][number];
type OpenRowProps = Pick<OpenPeopleDialogProps, 'event' | 'mayMark'> & { readonly person: OpenPerson };

const OpenRow = ({ event, person, mayMark }: OpenRowProps) => {
  const { t, language } = useTranslation('attendance');
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const clock = (moment: string) => bareTime(language, new Date(moment), event.time_zone);
  const answer = async (send: () => Promise<unknown>) => {
    setSending(true);
    try {
      await send();
    } catch (error) {
      if (error instanceof ApiError) setRefusal(error.message);
    } finally {
      setSending(false);
    }
  };
  const wasThere = () =>
    sendCorrection(event.id, person, {
      reason: t('answer_there_reason'),
      checked_in_at: person.starts_at,
      checked_out_at: person.ends_at,
      absence: null,
      approved_minutes: null,
    });
  const isOver = Date.parse(person.ends_at) <= Date.now();
  return (
    <li className={classes['row']}>
      <span className={classes['words']}>
        <bdi lang="">{nameIn(language, person.usher)}</bdi>
        <span className={classes['quiet']}>
          {clock(person.starts_at)}–{clock(person.ends_at)} · {t(`why_${person.why}`)}
          {person.zone && (
            <>
              {' · '}
              <bdi lang="">{nameIn(language, person.zone)}</bdi>
            </>
          )}
        </span>
        {refusal !== null && (
          <span role="alert" className={classes['refusal']}>
            {refusal}
          </span>
        )}
      </span>
      {mayMark && isOver && person.why === 'still_in' && (
        <Button
          tone="secondary"
          loading={sending}
          onClick={() => void answer(() => sendCheckOut(event.id, person, person.ends_at))}
        >
          {t('answer_out', { time: clock(person.ends_at) })}
        </Button>
      )}
      {mayMark && person.why === 'no_record' && (
        <>
          <Button tone="secondary" loading={sending} onClick={() => void answer(wasThere)}>
            {t('answer_there')}
          </Button>
          <Button tone="secondary" loading={sending} onClick={() => void answer(() => sendNoShow(event.id, person))}>
            {t('answer_no_show')}
          </Button>
        </>
      )}
    </li>
  );
};
