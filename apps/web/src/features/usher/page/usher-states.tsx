import { IconCloudOff, IconUserOff } from '@tabler/icons-react';
import { ApiError } from '../../../lib/api/api-client.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyScreen } from '../../../ui/page/empty-state.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import classes from './usher-page.module.css';

const NOT_FOUND = 404;

type UsherLoadingProps = {
  readonly query: { readonly error: Error | null; readonly refetch: () => unknown };
};

/** Shown until there is an usher: while it loads, when there is none, and when it cannot be loaded. */
export const UsherLoading = ({ query }: UsherLoadingProps) => {
  if (query.error === null) return <UsherSkeleton />;
  if (query.error instanceof ApiError && query.error.status === NOT_FOUND) return <UsherMissing />;
  return <UsherFailed retry={() => void query.refetch()} />;
};

export const UsherMissing = () => {
  const { t } = useTranslation('usher');
  return (
    <EmptyScreen tone="grey" icon={IconUserOff} title={t('missing')} text={t('missing_text')}>
      <ButtonLink to="/ushers">{t('to_ushers')}</ButtonLink>
    </EmptyScreen>
  );
};

const UsherFailed = ({ retry }: { readonly retry: () => void }) => {
  const { t } = useTranslation('usher');
  return (
    <EmptyScreen tone="red" icon={IconCloudOff} title={t('page_failed')} text={t('page_failed_text')}>
      <Button onClick={retry}>{t('retry')}</Button>
    </EmptyScreen>
  );
};

const UsherSkeleton = () => {
  const { t } = useTranslation('usher');
  return (
    <div role="status" aria-label={t('loading')} className={classes['skeleton']}>
      <Skeleton width={180} height={16} />
      <Skeleton width={320} height={64} />
      <Skeleton height={40} />
      <Skeleton height={280} card />
    </div>
  );
};
