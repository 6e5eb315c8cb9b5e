import { TRANSFER_OVERDUE_DAYS } from '@proline/domain/pay/transfer-status';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import classes from './transfer.module.css';

const DAY_MS = 86_400_000;
/** From here on waiting is no longer usual. */
const LONG_DAYS = 4;

const tone = (days: number): string | undefined => {
  if (days > TRANSFER_OVERDUE_DAYS) return 'late';
  return days >= LONG_DAYS ? 'long' : undefined;
};

/** How long it waits, in whole days: for its approval, or approved for its payment. */
export const Age = ({ since }: { readonly since: string | null }) => {
  const { t, language } = useTranslation('transfer');
  if (since === null) return null;
  const days = Math.max(0, Math.floor((Date.now() - Date.parse(since)) / DAY_MS));
  return (
    <span className={classes['age']} data-tone={tone(days)}>
      <span aria-hidden="true">{t('days_short', { days: formatNumber(language, days) })}</span>
      <span className="visually-hidden">{t('days', { count: days })}</span>
    </span>
  );
};
