import { useTranslation } from '../../lib/i18n.ts';
import { RetryNote } from '../../ui/retry-note.tsx';

export const LoadFailed = ({ retry }: { retry: () => void }) => {
  const { t } = useTranslation('sections');
  return <RetryNote text={t('failed')} retryLabel={t('retry')} retry={retry} />;
};
