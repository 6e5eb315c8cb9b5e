import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { RetryNote } from '../../../ui/page/retry-note.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';

type PersonLoadedProps<Data> = {
  readonly query: { readonly data: Data | undefined; readonly isError: boolean; readonly refetch: () => unknown };
  /** Says what could not be loaded. */
  readonly failed: string;
  /** The approximate height of what will be shown. */
  readonly height?: number;
  readonly children: (data: Data) => ReactNode;
};

/** Shows a part of a person's page, a placeholder while it loads, or a button to try again. */
export const PersonLoaded = <Data,>({ query, failed, height = 280, children }: PersonLoadedProps<Data>) => {
  const { t } = useTranslation('person');
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <RetryNote text={failed} retryLabel={t('retry')} retry={() => void query.refetch()} />;
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height={height} card />
    </div>
  );
};
