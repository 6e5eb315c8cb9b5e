import { CURRENCIES, type Currency } from '@proline/domain/place/region';
import { hasAmounts, inCurrency, withUsualRates } from '@proline/domain/event-plan/money/plan-money';
import type { EventPlan } from '@proline/domain/event-plan/plan';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { offerUndo } from '../../../lib/api/undo.ts';
import { currencyName } from '../../../lib/money/money-text.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { SelectField } from '../../../ui/choice/select-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { fieldAnchor, usePlan } from '../desk/plan-context.ts';
import { typesQuery } from '../event-plan.api.ts';
import { useRoles } from '../headcount/use-roles.ts';
import { useStepForm } from '../frame/use-step-form.ts';
import classes from '../change/change.module.css';

/** Chooses the currency. Amounts are not taken along, because 40 riyals are not 40 dinars; the dialog asks first. */
export const CurrencyField = () => {
  const { t, language } = useTranslation('event-plan-money');
  const { t: change } = useTranslation('event-plan-change');
  const { plan, changeAll, held } = usePlan();
  const roles = useRoles();
  const { data: types = [] } = useQuery(typesQuery);
  const { warningAt } = useStepForm('stepFour');
  const [asked, setAsked] = useState<Currency | null>(null);
  const { currency } = plan.stepFour;
  const turned = (before: EventPlan, chosen: Currency): EventPlan => {
    const next = inCurrency(before, chosen);
    const ids = roles.map(({ id }) => id);
    return { ...next, stepFour: { ...next.stepFour, pay: withUsualRates(next.stepFour, ids, types) } };
  };
  const choose = (chosen: Currency) => {
    if (chosen === currency) return;
    if (hasAmounts(plan)) setAsked(chosen);
    else changeAll((before) => turned(before, chosen));
  };
  const confirm = (chosen: Currency) => {
    setAsked(null);
    const { stepFour, stepThreeTeam } = plan;
    changeAll((before) => turned(before, chosen));
    offerUndo(t('amounts_cleared'), async () => changeAll((now) => ({ ...now, stepFour, stepThreeTeam })));
  };
  return (
    <fieldset disabled={held !== null} className={classes['plain']} {...fieldAnchor('stepFour', 'currency')}>
      <SelectField
        label={t('currency')}
        hint={held === null ? warningAt('currency') : change('locked_currency')}
        value={CURRENCIES.find((one) => one === currency) ?? ''}
        choices={CURRENCIES.map((value) => ({ value, label: currencyName(language, value) }))}
        onChange={choose}
      />
      {asked !== null && (
        <ConfirmDialog
          open
          harmless
          title={t('change_currency', { currency: currencyName(language, asked) })}
          text={t('change_currency_text')}
          confirmLabel={t('clear_amounts')}
          cancelLabel={t('keep_currency', { currency: currencyName(language, currency) })}
          onConfirm={() => confirm(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </fieldset>
  );
};
