import type { StandingRecord } from '@proline/contract/frame/error-reply';
import { nameIn } from '@proline/domain/text/name-in';
import { IconCloudOff, IconUserOff, IconUsersGroup } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import { ApiError } from '../../../lib/api/api-client.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyScreen } from '../../../ui/page/empty-state.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import classes from './person-page.module.css';

const NOT_FOUND = 404;

type MissingProps = {
  readonly words: { readonly missing: string; readonly failed: string; readonly toAll: string };
  readonly all: LinkProps;
};
type PersonLoadingProps = MissingProps & {
  readonly query: { readonly error: Error | null; readonly refetch: () => unknown };
};

/** Shown until there is somebody: while it loads, when there is nobody, and when it cannot be loaded. */
export const PersonLoading = ({ query, ...missing }: PersonLoadingProps) => {
  const { t } = useTranslation('person');
  if (query.error === null) return <PersonSkeleton />;
  if (query.error instanceof ApiError && query.error.status === NOT_FOUND) {
    const { record } = query.error;
    return record ? <PersonMerged kept={record} /> : <PersonMissing {...missing} />;
  }
  return (
    <EmptyScreen tone="red" icon={IconCloudOff} title={missing.words.failed} text={t('page_failed_text')}>
      <Button onClick={() => void query.refetch()}>{t('retry')}</Button>
    </EmptyScreen>
  );
};

export const PersonMissing = ({ words, all }: MissingProps) => {
  const { t } = useTranslation('person');
  return (
    <EmptyScreen tone="grey" icon={IconUserOff} title={words.missing} text={t('missing_text')}>
      <ButtonLink {...all}>{words.toAll}</ButtonLink>
    </EmptyScreen>
  );
};

/** Leads to the record that was kept; the merge may still be undone there. */
const PersonMerged = ({ kept }: { readonly kept: StandingRecord }) => {
  const { t, language } = useTranslation('person');
  const name = nameIn(language, kept);
  return (
    <EmptyScreen tone="grey" icon={IconUsersGroup} title={t('merged_title')} text={t('merged_text', { name })}>
      {kept.kind === 'usher' ? (
        <ButtonLink to="/ushers/$id" params={{ id: kept.id }}>
          {t('twin', { name })}
        </ButtonLink>
      ) : (
        <ButtonLink to="/leaders/$id" params={{ id: kept.id }}>
          {t('twin', { name })}
        </ButtonLink>
      )}
    </EmptyScreen>
  );
};

const PersonSkeleton = () => {
  const { t } = useTranslation('person');
  return (
    <div role="status" aria-label={t('loading')} className={classes['skeleton']}>
      <Skeleton width={180} height={16} />
      <Skeleton width={320} height={64} />
      <Skeleton height={40} />
      <Skeleton height={280} card />
    </div>
  );
};
