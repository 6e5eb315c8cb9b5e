import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';

type LoadedProps<Data> = {
  readonly query: { readonly data: Data | undefined; readonly isError: boolean; readonly refetch: () => unknown };
  /** about as high as what will come */
  readonly height?: number;
  readonly children: (data: Data) => ReactNode;
};

/** What was asked for, its place while it is on its way, or a way to ask again. */
export const Loaded = <Data,>({ query, height = 240, children }: LoadedProps<Data>) => {
  const { t } = useTranslation('event-page');
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void query.refetch()} />;
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height={height} card />
    </div>
  );
};
