import { CURRENCIES } from '@proline/domain/place/region';
import { IconBuildingBank } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useForm } from '../../lib/form/use-form.ts';
import { currencyName } from '../../lib/money/money-text.ts';
import { organisationQuery } from '../../lib/preferences/organisation.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { SelectField } from '../../ui/choice/select-field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { useIbanRules } from '../bank-account/use-iban-rules.parts.ts';
import { saveAccount } from './payer-account.api.ts';
import { PAYER_BOXES, payerAccountForm } from './payer-account.forms.ts';

export const PayerAccountDialog = ({ close }: { readonly close: () => void }) => {
  const { t, language } = useTranslation('payer-account');
  const { t: forms } = useTranslation('form');
  const { data: organisation } = useQuery(organisationQuery);
  const isIban = useIbanRules();
  const own = organisation?.region.currency ?? payerAccountForm.initial.currency;
  const form = useForm(payerAccountForm, {
    initial: { ...payerAccountForm.initial, currency: own },
    say: (problem, field) => {
      if (problem === 'bic_wrong' || problem === 'iban_wrong') return t(problem);
      return forms(problem, { most: field === 'currency' ? 0 : PAYER_BOXES[field] });
    },
    also: ({ iban }) => (isIban(iban) === false ? { iban: 'iban_wrong' } : {}),
    refusals: { iban_not_valid: 'iban', payer_holder_unwritable: 'holder' },
    send: async (values, key) => {
      await saveAccount(values, key);
      showSuccess(t('added', { label: values.label }));
      close();
    },
  });
  return (
    <FormDialog
      title={t('add')}
      text={t('add_text')}
      icon={<Icon of={IconBuildingBank} size="l" />}
      form={form}
      submitLabel={t('add')}
      onClose={close}
    >
      <TextField
        {...form.text('label')}
        label={t('label')}
        hint={t('label_hint')}
        dir="auto"
        autoComplete="off"
        data-autofocus
      />
      <TextField {...form.text('holder')} label={t('holder')} hint={t('holder_hint')} dir="auto" autoComplete="off" />
      <SelectField
        {...form.field('currency')}
        label={t('currency')}
        choices={CURRENCIES.map((value) => ({ value, label: currencyName(language, value) }))}
      />
      <TextField
        {...form.text('iban')}
        label={t('iban')}
        hint={t('iban_hint')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
      />
      <TextField {...form.text('bank_name')} label={t('bank_name')} dir="auto" autoComplete="off" />
      <TextField
        {...form.text('bic')}
        label={t('bic')}
        hint={t('bic_hint')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        onChange={({ currentTarget }) => form.change({ bic: currentTarget.value.trim().toUpperCase() })}
      />
    </FormDialog>
  );
};
