import { useTranslation } from '../../lib/texts/i18n.ts';
import { NotForYou } from '../../ui/page/not-for-you.tsx';

export const ImportNotForYou = () => {
  const { t } = useTranslation('usher-import');
  return <NotForYou page={t('title')} title={t('not_for_you')} text={t('not_for_you_text')} />;
};
