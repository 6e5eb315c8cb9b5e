import type { KeptSettings } from '@proline/contract/settings/settings';
import { ACCOUNT_CODE_MAX_LENGTH, limitOf } from '@proline/domain/pay/payment-settings';
import { CURRENCIES, type Currency } from '@proline/domain/place/region';
import { useRecordForm } from '../../lib/form/use-record-form.ts';
import { currencyName } from '../../lib/money/money-text.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { BankLists } from './bank-list/bank-lists.tsx';
import { SectionForm } from './section-form.tsx';
import { recordOf, settingsCalls } from './settings.api.ts';
import { ACCOUNT_CODES, paymentsForm, type Limits } from './settings.forms.ts';
import classes from './settings.module.css';

type LimitName = 'second_approver_above' | 'line_most';
const NAMES = [...ACCOUNT_CODES, 'second_approver_above', 'line_most', 'csv_profiles'] as const;

/** Limits, the accountant's codes and the banks' own lists. */
export const PaymentsSection = ({ kept, editable }: { kept: KeptSettings<'payments'>; editable: boolean }) => {
  const { t, language } = useTranslation('settings');
  const { t: forms } = useTranslation('form');
  const form = useRecordForm(paymentsForm, {
    saved: recordOf(kept),
    say: (problem) =>
      problem === 'amount_wrong' || problem === 'bank_list_wrong'
        ? t(problem)
        : forms(problem, { most: ACCOUNT_CODE_MAX_LENGTH }),
    ...settingsCalls.payments,
  });
  const limits = (name: LimitName) => {
    const { error } = form.field(name);
    return (
      <fieldset className={classes['group']}>
        <legend>{t(name)}</legend>
        <p className={classes['muted']}>{t(`${name}_hint`)}</p>
        <div className={classes['pair']}>
          {CURRENCIES.map((currency) => {
            const value = limitOf(form.values[name], currency);
            return (
              <MoneyField
                key={currency}
                name={`${name}_${currency}`}
                label={currencyName(language, currency)}
                currency={currency}
                value={value}
                readOnly={!editable}
                {...(error !== undefined && Number.isNaN(value) && { error })}
                onChange={(amount) => form.change({ [name]: withLimit(form.values[name], currency, amount) })}
              />
            );
          })}
        </div>
      </fieldset>
    );
  };
  return (
    <SectionForm
      section="payments"
      form={form}
      kept={kept}
      labelOf={(name) => t(NAMES.find((one) => one === name) ?? 'payments')}
    >
      {limits('second_approver_above')}
      {limits('line_most')}
      <fieldset className={classes['group']}>
        <legend>{t('account_codes')}</legend>
        <p className={classes['muted']}>{t('account_codes_hint')}</p>
        <div className={classes['pair']}>
          {ACCOUNT_CODES.map((name) => (
            <TextField key={name} {...form.text(name)} label={t(name)} dir="ltr" readOnly={!editable} />
          ))}
        </div>
      </fieldset>
      <BankLists
        profiles={form.values.csv_profiles}
        judged={form.field('csv_profiles').error !== undefined}
        editable={editable}
        onChange={(lists) =>
          form.change({ csv_profiles: lists.map((list) => ({ ...list, columns: [...list.columns] })) })
        }
      />
    </SectionForm>
  );
};

/** In the order of the currencies, so that what was taken back is no change. */
const withLimit = (limits: Limits, currency: Currency, amount_minor: number | null): Limits => {
  const others = limits.filter((limit) => limit.currency !== currency);
  const all = amount_minor === null ? others : [...others, { currency, amount_minor }];
  return CURRENCIES.flatMap((one) => all.filter((limit) => limit.currency === one));
};
