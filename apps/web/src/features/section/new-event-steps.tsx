import { useTranslation } from '../../lib/i18n.ts';
import { formatNumber } from '../../lib/plural-text.ts';
import classes from './section.module.css';

const STEPS = ['first_step', 'second_step', 'third_step', 'fourth_step'] as const;

export const NewEventSteps = () => {
  const { t, language } = useTranslation('sections');
  return (
    <ol className={classes['steps']}>
      {STEPS.map((step, index) => (
        <li key={step} className={classes['step']}>
          <span className={classes['number']} aria-hidden="true">
            {formatNumber(language, index + 1)}
          </span>
          <h2>{t(step)}</h2>
          <p className={classes['muted']}>{t(`${step}_text`)}</p>
        </li>
      ))}
    </ol>
  );
};
