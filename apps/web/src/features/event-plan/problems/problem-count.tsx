import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import classes from './problem-count.module.css';

/** Shows how many problems block publishing, or nothing when there are none. */
export const ProblemCount = ({ count }: { readonly count: number }) => {
  const { t, language } = useTranslation('event-plan');
  if (count === 0) return null;
  return (
    <span className={classes['count']}>
      <span aria-hidden="true">{formatNumber(language, count)}</span>
      <span className="visually-hidden">{t('to_fix', { count })}</span>
    </span>
  );
};
