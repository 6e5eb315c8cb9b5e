import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber, LOCALES } from '../../../lib/texts/plural-text.ts';
import { timesBetween } from '../../../lib/dates/dates.ts';
import type { Language } from '../../../lib/preferences/preferences-cookie.ts';
import type { BoardColumn } from './board-model.ts';
import classes from './live-board.module.css';

const MINUTE_MS = 60_000;
const PER_HOUR = 60;
const MOST_MINUTES = 90;
const PER_DAY = 24 * PER_HOUR;

/** 'in 46 min', 'in 3 hr.'; null from a day on. Intl writes خلال, which means within that time. */
const aheadWords = (language: Language, starts_at: string, now: Date): string | null => {
  const minutes = Math.ceil((Date.parse(starts_at) - now.getTime()) / MINUTE_MS);
  if (minutes >= PER_DAY) return null;
  const format = new Intl.RelativeTimeFormat(LOCALES[language], { style: 'short' });
  const words =
    minutes < MOST_MINUTES ? format.format(minutes, 'minute') : format.format(Math.round(minutes / PER_HOUR), 'hour');
  return words.replace(/^خلال /, 'بعد ');
};

type ShiftHeadProps = { readonly column: BoardColumn; readonly timeZone: string; readonly now: Date };

/** When a shift is, whether it is on, and how many of its people are there. */
export const ShiftHead = ({ column: { shift, phase, here, all }, timeZone, now }: ShiftHeadProps) => {
  const { t, language } = useTranslation('attendance');
  const times = timesBetween(language, new Date(shift.starts_at), new Date(shift.ends_at), timeZone);
  const ahead = phase === 'ahead' ? aheadWords(language, shift.starts_at, now) : null;
  const isCounted = phase !== 'ahead' || here > 0;
  return (
    <span className={classes['shift']}>
      <span className={classes['shiftLine']}>
        <b className={classes['times']}>{times}</b>
        {phase === 'on' && <span className={classes['now']}>{t('now')}</span>}
        {phase === 'over' && <span className={classes['quiet']}>{t('over')}</span>}
        {ahead !== null && <span className={classes['quiet']}>{ahead}</span>}
      </span>
      {isCounted ? (
        <span className={classes['shiftLine']}>
          <span className={classes['bar']} aria-hidden="true">
            <i style={{ inlineSize: `${all === 0 ? 0 : (here / all) * 100}%` }} />
          </span>
          <span className="visually-hidden">{t('here_of', { here, all })}</span>
          <span aria-hidden="true" className={classes['figure']}>
            <b>{formatNumber(language, here)}</b>/{formatNumber(language, all)}
          </span>
        </span>
      ) : (
        <span className={classes['quiet']}>{t('expected_count', { count: all })}</span>
      )}
    </span>
  );
};
