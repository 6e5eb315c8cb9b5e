import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import classes from './problem-count.module.css';

type ProblemCountProps = {
  readonly count: number;
  /** One of them is marked at its field. What nobody has reached yet is only counted. */
  readonly wrong: boolean;
};

/** Shows how many problems block publishing, or nothing when there are none. */
export const ProblemCount = ({ count, wrong }: ProblemCountProps) => {
  const { t, language } = useTranslation('event-plan');
  if (count === 0) return null;
  return (
    <span className={classes['count']} data-wrong={wrong || undefined}>
      <span aria-hidden="true">{formatNumber(language, count)}</span>
      <span className="visually-hidden">{t('to_fix', { count })}</span>
    </span>
  );
};
