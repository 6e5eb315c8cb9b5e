import { mayDo } from '@proline/domain/account/permission';
import { CURRENCIES } from '@proline/domain/place/region';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { IconReceiptRefund } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currencyName, moneyText } from '../../lib/money/money-text.ts';
import type { paragraphProblem } from '../../lib/form/text-problem.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { SelectField } from '../../ui/choice/select-field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { overpaymentQuery, sendDebt, sendOverpayment } from './recovery.api.ts';
import { debtForm, overpaymentForm } from './recovery.forms.ts';
import classes from './recovery.module.css';

type Problem = 'amount_wrong' | 'reason_short' | NonNullable<ReturnType<typeof paragraphProblem>>;

const useSay = () => {
  const { t } = useTranslation('recovery');
  const { t: forms } = useTranslation('form');
  return (problem: Problem): string => {
    if (problem === 'amount_wrong') return t(problem);
    if (problem === 'reason_short') return forms(problem, { least: REASON_LENGTH.least });
    return forms(problem, { most: REASON_LENGTH.most });
  };
};

type Paid = { readonly id: string; readonly status: string; readonly currency: string };

/** Offered on a paid transfer to those who may. */
export const OverpaymentButton = ({ transfer }: { readonly transfer: Paid }) => {
  const { t } = useTranslation('recovery');
  const [asked, setAsked] = useState(false);
  const user = useUser();
  if (transfer.status !== 'transferred' || user === null || !mayDo(user.permission_set, 'transfers.write')) return null;
  return (
    <div className={classes['actions']}>
      <Button tone="secondary" onClick={() => setAsked(true)}>
        <Icon of={IconReceiptRefund} />
        {t('overpaid')}
      </Button>
      {asked && (
        <OverpaymentDialog transfer_id={transfer.id} currency={transfer.currency} close={() => setAsked(false)} />
      )}
    </div>
  );
};

type OverpaymentDialogProps = { readonly transfer_id: string; readonly currency: string; readonly close: () => void };

/** Records that a paid transfer was too much. The server says how much of it can still be. */
const OverpaymentDialog = ({ transfer_id, currency, close }: OverpaymentDialogProps) => {
  const { t, language } = useTranslation('recovery');
  const { data } = useQuery(overpaymentQuery(transfer_id));
  const form = useForm(overpaymentForm, {
    say: useSay(),
    refusals: { recovery_above_paid: 'amount_minor' },
    send: async ({ amount_minor, reason }, key) => {
      await sendOverpayment(transfer_id, { amount_minor: amount_minor ?? 0, reason }, key);
      showSuccess(t('recorded'));
      close();
    },
  });
  return (
    <FormDialog
      title={t('overpaid_title')}
      text={t('overpaid_text')}
      icon={<Icon of={IconReceiptRefund} size="l" />}
      form={form}
      submitLabel={t('record')}
      onClose={close}
    >
      <MoneyField
        {...form.field('amount_minor')}
        label={t('amount_in', { currency: currencyName(language, currency) })}
        currency={currency}
        hint={data && t('at_most', { amount: moneyText(language, currency, data.most_minor) })}
      />
      <TextAreaField {...form.text('reason')} label={t('reason')} dir="auto" rows={3} />
    </FormDialog>
  );
};

/** Records a debt that no one transfer explains. */
export const DebtDialog = ({ person_id, close }: { readonly person_id: string; readonly close: () => void }) => {
  const { t, language } = useTranslation('recovery');
  const form = useForm(debtForm, {
    say: useSay(),
    send: async ({ amount_minor, reason, currency }, key) => {
      await sendDebt(person_id, { amount_minor: amount_minor ?? 0, reason, currency }, key);
      showSuccess(t('recorded'));
      close();
    },
  });
  const currency = form.field('currency');
  return (
    <FormDialog
      title={t('debt_title')}
      text={t('overpaid_text')}
      icon={<Icon of={IconReceiptRefund} size="l" />}
      form={form}
      submitLabel={t('record')}
      onClose={close}
    >
      <SelectField
        {...currency}
        label={t('currency')}
        onChange={(value) => currency.onChange(CURRENCIES.find((one) => one === value) ?? currency.value)}
        choices={CURRENCIES.map((value) => ({ value, label: currencyName(language, value) }))}
      />
      <MoneyField
        {...form.field('amount_minor')}
        label={t('amount_in', { currency: currencyName(language, form.values.currency) })}
        currency={form.values.currency}
      />
      <TextAreaField {...form.text('reason')} label={t('reason')} dir="auto" rows={3} />
    </FormDialog>
  );
};
