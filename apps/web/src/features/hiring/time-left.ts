import type { Translate } from '../../lib/texts/i18n.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;
/** Below so many days hours are counted, because an invitation is answered within hours. */
const HOURS_UP_TO_DAYS = 2;

/** 'Invited, 5 h left' */
export const timeLeft = (t: Translate<'hiring'>, until: Date, now: Date): string => {
  const minutes = Math.floor((until.getTime() - now.getTime()) / MINUTE_MS);
  if (minutes <= 0) return t('invited_over');
  if (minutes < HOUR_MINUTES) return t('invited_minutes', { count: minutes });
  const hours = Math.floor(minutes / HOUR_MINUTES);
  return hours < HOURS_UP_TO_DAYS * DAY_HOURS
    ? t('invited_hours', { count: hours })
    : t('invited_days', { count: Math.floor(hours / DAY_HOURS) });
};
