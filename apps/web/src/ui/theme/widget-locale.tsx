import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { usePreferences } from '../../lib/preferences/preferences.ts';
import { LOCALES } from '../../lib/texts/plural-text.ts';

/** Gives the widget library the app's language, direction and digits; by default it would use the browser's. */
export const WidgetLocale = ({ children }: { readonly children: ReactNode }) => {
  const language = usePreferences((state) => state.language);
  // Other digits make another locale, so a change renders this again.
  usePreferences((state) => state.numerals);
  return <I18nProvider locale={LOCALES[language]}>{children}</I18nProvider>;
};
