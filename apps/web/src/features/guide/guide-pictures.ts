import type { Language } from '../../lib/preferences/preferences-cookie.ts';

/** The build copies them with a hash in their names; no script contains them, and no worker keeps them. */
const FILES = import.meta.glob<string>('../../../../../docs/guide/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** As e2e/shell/every-screen.spec.ts takes them: English on a wide screen, Arabic on a phone. */
export const SHOTS = {
  en: { mixture: 'en-1440', width: 1440, height: 900 },
  ar: { mixture: 'ar-390', width: 390, height: 844 },
} as const satisfies Readonly<Record<Language, object>>;

type Picture = { readonly src: string; readonly width: number; readonly height: number };

/** Undefined while nobody has taken it. */
export const pictureOf = (name: string, language: Language): Picture | undefined => {
  const { mixture, width, height } = SHOTS[language];
  const src = FILES[`../../../../../docs/guide/${name}.${mixture}.png`];
  return src === undefined ? undefined : { src, width, height };
};
