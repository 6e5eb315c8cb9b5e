import { timeAgo } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import classes from './dashboard.module.css';

/** Shows when the data was loaded. 0 means never, and shows nothing. */
export const UpdatedAgo = ({ at, now }: { at: number; now: Date }) => {
  const { t, language } = useTranslation('dashboard');
  if (at === 0) return null;
  const ago = timeAgo(language, at, now.getTime());
  return <span className={classes['updated']}>{ago === null ? t('updated_now') : t('updated', { ago })}</span>;
};
