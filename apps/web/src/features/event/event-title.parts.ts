import { ownFirst } from '@proline/domain/text/name-in';
import { useTranslation } from '../../lib/texts/i18n.ts';

export type Titled = { readonly title_en: string; readonly title_ar: string };

/** Returns the title in the reader's language, or else the other one, because a draft may have only one or none. */
export const useEventTitle = (event: Titled): string => {
  const { t, language } = useTranslation('event-move');
  const [own, other] = ownFirst(language, event.title_en, event.title_ar);
  return own.trim() || other.trim() || t('untitled');
};
