import { withLatinDigits } from '@proline/domain/text/latin-digits';

const HOUR_MINUTES = 60;
const HALF_DAY_HOURS = 12;
const DAY_HOURS = 24;

const pad = (value: number): string => String(value).padStart(2, '0');

/** 450 → "07:30", in Latin digits, because people type over it. */
export const minutesToClock = (minutes: number): string =>
  `${pad(Math.floor(minutes / HOUR_MINUTES))}:${pad(minutes % HOUR_MINUTES)}`;

/**
 * "7", "730", "7:30", "7.30 pm", "٧:٣٠", "7م" → minutes since midnight; null if it is no time of day. "24" is midnight.
 */
export const clockToMinutes = (text: string): number | null => {
  const plain = withLatinDigits(text.trim().toLowerCase());
  const match =
    /^(\d{1,2})(?:[:.\u066b\s]?([0-5]\d))?\s*([ap]\.?m?\.?|[صم])?$/.exec(plain) ?? /^(\d)([0-5]\d)()$/.exec(plain);
  if (!match) return null;
  const [, hourText = '', minuteText = '0', half = ''] = match;
  const hours = Number(hourText);
  const minutes = Number(minuteText);
  if (half !== '' && (hours < 1 || hours > HALF_DAY_HOURS)) return null;
  const isLate = half.startsWith('p') || half === 'م';
  const full = half === '' ? hours : (hours % HALF_DAY_HOURS) + (isLate ? HALF_DAY_HOURS : 0);
  if (full > DAY_HOURS || (full === DAY_HOURS && minutes > 0)) return null;
  return (full % DAY_HOURS) * HOUR_MINUTES + minutes;
};
