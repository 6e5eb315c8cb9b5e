import { HIRING_MODES } from '@proline/domain/event-plan/plan';
import { withLatinDigits } from '@proline/domain/text/latin-digits';
import { useId } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { fieldAnchor, usePlan } from '../desk/plan-context.ts';
import classes from './hiring-mode.module.css';

const MOST_PERCENT = 100;

/** Lets people choose how places are filled, and how many more are asked because some will not come. */
export const HiringMode = () => {
  const { t } = useTranslation('event-plan-headcount');
  const { plan, change } = usePlan();
  const name = useId();
  return (
    <div className={classes['mode']}>
      <fieldset className={classes['group']}>
        <legend className={classes['label']}>{t('hiring_mode')}</legend>
        <div className={classes['options']}>
          {HIRING_MODES.map((mode) => (
            <label key={mode} className={classes['option']}>
              <input
                type="radio"
                name={name}
                className={classes['radio']}
                checked={plan.stepThree.hiring_mode === mode}
                onChange={() => change('stepThree', { hiring_mode: mode })}
              />
              <span className={classes['words']}>
                <b>{t(`mode_${mode}`)}</b>
                <span>{t(`mode_${mode}_hint`)}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <Reserve />
    </div>
  );
};

const Reserve = () => {
  const { t } = useTranslation('event-plan-headcount');
  const { plan, change, outlook } = usePlan();
  const id = useId();
  const { reserve_percent } = plan.stepThree;
  const suggestion = outlook?.reserve_suggestion ?? null;
  const put = (percent: number) => change('stepThree', { reserve_percent: Math.min(MOST_PERCENT, percent) });
  return (
    <div className={classes['reserve']} {...fieldAnchor('stepThree', 'reserve_percent')}>
      <label className={classes['label']} htmlFor={id}>
        {t('reserve')}
      </label>
      <div className={classes['line']}>
        <span className={classes['percent']}>
          <input
            id={id}
            inputMode="numeric"
            dir="ltr"
            aria-describedby={`${id}-hint`}
            value={String(reserve_percent)}
            onFocus={(event) => event.currentTarget.select()}
            onChange={({ currentTarget: { value } }) =>
              put(Number(withLatinDigits(value).replace(/\D/g, '').slice(0, 3)))
            }
          />
          <span aria-hidden="true">%</span>
        </span>
        <span id={`${id}-hint`} className={classes['hint']}>
          {suggestion === null ? (
            t('reserve_unknown')
          ) : (
            <>
              {suggestion.percent === reserve_percent ? (
                t('reserve_suggested', { percent: suggestion.percent })
              ) : (
                <button type="button" className={classes['link']} onClick={() => put(suggestion.percent)}>
                  {t('reserve_take', { percent: suggestion.percent })}
                </button>
              )}
              <br />
              {t('reserve_past', { count: suggestion.shifts })}
            </>
          )}
        </span>
      </div>
    </div>
  );
};
