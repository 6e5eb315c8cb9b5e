import type { QueueGroup } from '@proline/contract/event-application/event-application';
import { ownFirst } from '@proline/domain/text/name-in';
import { IconWand } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { startAcceptBest, waitingEventsQuery } from './event-application.api.ts';
import { PlacesLeft } from './places-left.tsx';
import classes from './event-application.module.css';

type AcceptBestProps = {
  /** the only event that is looked at */
  readonly event: string | undefined;
};

/** Accepts the best applicants of an event while places last; a job says what became of each. */
export const AcceptBestButton = ({ event }: AcceptBestProps) => {
  const { t } = useTranslation('event-application');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        <Icon of={IconWand} />
        {t('accept_best')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('accept_best_title')}
        text={t('accept_best_text')}
        actions={
          <Button tone="secondary" onClick={() => setOpen(false)}>
            {t('close')}
          </Button>
        }
      >
        <Events only={event} />
      </Dialog>
    </>
  );
};

/** All at which somebody waits, not only those that the list has loaded. */
const Events = ({ only }: { readonly only: string | undefined }) => {
  const { t } = useTranslation('event-application');
  const { data, isError, refetch } = useQuery(waitingEventsQuery);
  if (!data && isError) return <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />;
  if (!data) return <Skeleton height={120} />;
  const groups = data.filter(({ id }) => only === undefined || id === only);
  if (groups.length === 0) return <p className={classes['quiet']}>{t('nobody_waits')}</p>;
  return (
    <ul className={classes['works']}>
      {groups.map((group) => (
        <Event key={group.id} group={group} />
      ))}
    </ul>
  );
};

const Event = ({ group }: { readonly group: QueueGroup }) => {
  const { t, language } = useTranslation('event-application');
  const [started, setStarted] = useState(false);
  const start = async () => {
    setStarted(true);
    try {
      await startAcceptBest(group.id);
      showSuccess(t('started'));
    } catch {
      // The failure is already on the screen.
      setStarted(false);
    }
  };
  return (
    <li className={classes['work']}>
      <span className={classes['groupWords']}>
        <span className="clip" dir="auto" lang="">
          {ownFirst(language, group.title_en, group.title_ar)[0] || group.title_en}
        </span>
        <span className={classes['quiet']}>{t('counted', { count: group.applications })}</span>
      </span>
      <PlacesLeft count={group.places_left} />
      <Button tone="secondary" loading={started} onClick={() => void start()}>
        {t('accept_here')}
      </Button>
    </li>
  );
};
