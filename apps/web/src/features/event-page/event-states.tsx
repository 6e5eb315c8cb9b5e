import { IconCalendarOff, IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EmptyScreen } from '../../ui/page/empty-state.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import classes from './event-page.module.css';

const TAB_PX = 420;

/** Shown when no event has this address: the draft was deleted, or the link is wrong. */
export const EventMissing = () => {
  const { t } = useTranslation('event-page');
  return (
    <EmptyScreen tone="grey" icon={IconCalendarOff} title={t('missing')} text={t('missing_text')}>
      <ButtonLink to="/events">{t('to_events')}</ButtonLink>
    </EmptyScreen>
  );
};

export const EventFailed = ({ retry }: { readonly retry: () => void }) => {
  const { t } = useTranslation('event-page');
  return (
    <EmptyScreen tone="red" icon={IconCloudOff} title={t('page_failed')} text={t('page_failed_text')}>
      <Button onClick={retry}>{t('retry')}</Button>
      <ButtonLink to="/events" tone="secondary">
        {t('to_events')}
      </ButtonLink>
    </EmptyScreen>
  );
};

export const EventPageSkeleton = () => {
  const { t } = useTranslation('event-page');
  return (
    <div role="status" aria-label={t('loading')} className={classes['skeleton']}>
      <Skeleton width={180} height={16} />
      <Skeleton width={360} height={28} />
      <Skeleton width={480} height={16} />
      <Skeleton height={40} />
      <div className={classes['columns']}>
        <Skeleton height={320} card />
        <Skeleton height={320} card />
      </div>
    </div>
  );
};

/** Stands where a tab will be. */
export const EventTabSkeleton = () => {
  const { t } = useTranslation('event-page');
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height={TAB_PX} card />
    </div>
  );
};
