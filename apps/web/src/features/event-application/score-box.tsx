import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import classes from './event-application.module.css';

/** From here on somebody fits well. */
const GOOD_TENTHS = 850;

type ScoreBoxProps = {
  readonly tenths: number;
  /** with its name below, beside the person */
  readonly large?: boolean;
};

/** The match from 0 to 100. */
export const ScoreBox = ({ tenths, large = false }: ScoreBoxProps) => {
  const { t, language } = useTranslation('event-application');
  return (
    <span className={classes['score']} data-good={tenths >= GOOD_TENTHS || undefined} data-large={large || undefined}>
      {!large && <span className="visually-hidden">{t('match')} </span>}
      <b>{formatNumber(language, Math.round(tenths / 10))}</b>
      {large && <span>{t('match')}</span>}
    </span>
  );
};
