import type { Language } from '../../lib/preferences/preferences-cookie.ts';
import type { Said } from './guide-content.ts';

export const inLanguage = (language: Language, [en, ar]: Said): string => (language === 'en' ? en : ar);
