import { useTranslation } from '../../lib/texts/i18n.ts';
import { RetryNote } from '../../ui/page/retry-note.tsx';

export const LoadFailed = ({ retry }: { retry: () => void }) => {
  const { t } = useTranslation('section');
  return <RetryNote text={t('failed')} retryLabel={t('retry')} retry={retry} />;
};
