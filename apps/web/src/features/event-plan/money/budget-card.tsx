import { useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { MoneyField } from '../../../ui/form/money-field.tsx';
import { Segmented } from '../../../ui/choice/segmented.tsx';
import { fieldAnchor, usePlan } from '../desk/plan-context.ts';
import { useStepForm } from '../frame/use-step-form.ts';
import { WorkCard } from '../frame/work-card.tsx';
import form from '../frame/step-form.module.css';
import classes from './budget-card.module.css';

const KINDS = ['none', 'warn', 'block'] as const;

/** Sets a budget for the forecast. Exceeding it is a warning or blocks publishing. */
export const BudgetCard = () => {
  const { t } = useTranslation('event-plan-money');
  const { plan, change } = usePlan();
  const { amountErrorAt, errorAt, warningAt } = useStepForm('stepFour');
  const { budget, currency } = plan.stepFour;
  // The amount is remembered, so that turning the budget off and on again brings it back.
  const [last, setLast] = useState(budget?.limit_minor ?? 0);
  const choose = (kind: (typeof KINDS)[number]) => {
    if (budget) setLast(budget.limit_minor);
    change('stepFour', { budget: kind === 'none' ? null : { kind, limit_minor: budget?.limit_minor ?? last } });
  };
  const words = { none: t('budget_none'), warn: t('budget_warn'), block: t('budget_block') };
  return (
    <WorkCard number="4.3" title={t('budget')}>
      <div className={form['fields']} {...fieldAnchor('stepFour', 'budget')}>
        <div className={classes['budget']}>
          <div className={classes['kind']}>
            <span className={form['legend']} aria-hidden="true">
              {t('budget_kind')}
            </span>
            <Segmented
              label={t('budget_kind')}
              roomy
              value={budget?.kind ?? 'none'}
              options={KINDS.map((value) => ({ value, label: words[value] }))}
              onChange={choose}
            />
          </div>
          {budget !== null && (
            <MoneyField
              label={t('budget_limit')}
              error={amountErrorAt('budget', budget.limit_minor) ?? errorAt('budget.limit_minor')}
              hint={warningAt('budget')}
              currency={currency}
              value={budget.limit_minor}
              onChange={(minor) => change('stepFour', { budget: { ...budget, limit_minor: minor ?? 0 } })}
            />
          )}
        </div>
      </div>
    </WorkCard>
  );
};
