import { waitingTone } from '@proline/domain/recruiting/waiting';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import classes from './transfer.module.css';
import { useHouseDays } from '../../lib/preferences/house-days.ts';

const DAY_MS = 86_400_000;

/** How long it waits, in whole days: for its approval, or approved for its payment. */
export const Age = ({ since }: { readonly since: string | null }) => {
  const { t, language } = useTranslation('transfer');
  const { transfers_amber_days: usual, transfers_days: long } = useHouseDays();
  if (since === null) return null;
  const days = Math.max(0, Math.floor((Date.now() - Date.parse(since)) / DAY_MS));
  return (
    <span className={classes['age']} data-tone={waitingTone(days, { usual, long })}>
      <span aria-hidden="true">{t('days_short', { days: formatNumber(language, days) })}</span>
      <span className="visually-hidden">{t('days', { count: days })}</span>
    </span>
  );
};
