import { useTranslation } from '../../lib/texts/i18n.ts';
import { NotForYou } from '../../ui/page/not-for-you.tsx';

/** Who may not assign is offered no plan, and asks for none. */
export const AutoFillNotForYou = () => {
  const { t } = useTranslation('auto-fill');
  return <NotForYou page={t('title')} title={t('not_for_you')} text={t('not_for_you_text')} />;
};
