import type { ReactNode } from 'react';
import { usePreferences } from '../lib/preferences/preferences.ts';
import classes from './gallery.module.css';

/** One piece of `ui/` in its states. */
export type Specimen = { readonly name: string; readonly Show: () => ReactNode };

/** What a piece says in the language that is looked at. The gallery is not part of the product, so it has no texts. */
export const useSay = () => {
  const language = usePreferences((state) => state.language);
  return (en: string, ar: string): string => (language === 'ar' ? ar : en);
};

/** As wide as a field of a form. */
export const FieldPlace = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes['field']}>{children}</div>
);

export const WholeWidth = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes['wide']}>{children}</div>
);

/** In place of the window, for what keeps to its lower edge. */
export const Stage = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes['stage']}>{children}</div>
);
