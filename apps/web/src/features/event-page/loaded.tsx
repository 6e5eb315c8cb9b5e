import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';

type LoadedProps<Data> = {
  readonly query: { readonly data: Data | undefined; readonly isError: boolean; readonly refetch: () => unknown };
  /** The approximate height of what will be shown. */
  readonly height?: number;
  readonly children: (data: Data) => ReactNode;
};

/** Shows the loaded data, a placeholder while it loads, or a button to try again. */
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
