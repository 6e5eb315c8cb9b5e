import { formatNumber } from '../texts/plural-text.ts';
import type { Language } from '../preferences/preferences-cookie.ts';

const PER_HOUR = 60;

/** 450 → '7:30': hours and minutes, as on a time sheet. */
export const hoursWords = (language: Language, minutes: number): string => {
  const rest = minutes % PER_HOUR;
  const zero = formatNumber(language, 0);
  return `${formatNumber(language, Math.floor(minutes / PER_HOUR))}:${rest < 10 ? zero : ''}${formatNumber(language, rest)}`;
};
