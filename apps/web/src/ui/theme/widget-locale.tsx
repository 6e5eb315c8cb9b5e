import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { usePreferences } from '../../lib/preferences/preferences.ts';
import { LOCALES } from '../../lib/texts/plural-text.ts';

/** Gives the widgets the app's language, direction and digits; by themselves they would take the browser's. */
export const WidgetLocale = ({ children }: { readonly children: ReactNode }) => {
  const language = usePreferences((state) => state.language);
  // other digits are another locale
  usePreferences((state) => state.numerals);
  return <I18nProvider locale={LOCALES[language]}>{children}</I18nProvider>;
};
