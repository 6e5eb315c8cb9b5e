import type { UsherImport } from '@proline/contract/usher-import/usher-import';
import { mappingProblem } from '@proline/domain/usher-import/import-field';
import { IconFileUnknown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { ApiError } from '../../lib/api/api-client.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { ImportCheck } from './import-check.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportFrame } from './import-frame.tsx';
import { ImportResult } from './import-result.tsx';
import { importQuery } from './usher-import.api.ts';

/** One import, at the step that it has reached or that the address names. */
export const ImportPage = () => {
  const { t } = useTranslation('usher-import');
  const { id } = useParams({ from: '/shell/ushers/import/$id' });
  const { data, error, refetch } = useQuery(importQuery(id));
  if (data) return <Step found={data} />;
  if (error instanceof ApiError && error.status === 404) return <Missing />;
  return (
    <ImportFrame step="check">
      {error ? (
        <RetryNote text={t('failed_text')} retryLabel={t('retry')} retry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height={320} card />
        </div>
      )}
    </ImportFrame>
  );
};

const Step = ({ found }: { readonly found: UsherImport }) => {
  const { step } = useSearch({ from: '/shell/ushers/import/$id' });
  if (found.running !== null) return <ImportResult found={found} />;
  if (step === 'columns' || mappingProblem(found.mapping) !== null)
    return <ImportColumns key={found.version} found={found} />;
  return <ImportCheck found={found} />;
};

const Missing = () => {
  const { t } = useTranslation('usher-import');
  usePageTitle(t('missing'));
  return (
    <EmptyState
      as="h1"
      tone="grey"
      icon={<Icon of={IconFileUnknown} size="xl" />}
      title={t('missing')}
      text={t('missing_text')}
    >
      <ButtonLink to="/ushers/import">{t('another')}</ButtonLink>
    </EmptyState>
  );
};
