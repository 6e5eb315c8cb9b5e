import { IconBuildingBank } from '@tabler/icons-react';
import { useForm } from '../../lib/form/use-form.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { saveBankAccount } from './bank-account.api.ts';
import { AccountFields } from './account-fields.parts.tsx';
import { BANK_BOXES } from './account-values.parts.ts';
import { bankAccountForm } from './bank-account.forms.ts';
import { useIbanRules } from './use-iban-rules.parts.ts';

type BankAccountDialogProps = {
  readonly id: string;
  /** The account that it replaces; null: there is none. */
  readonly replaces: string | null;
  readonly holder: string;
  readonly close: () => void;
};

export const BankAccountDialog = ({ id, replaces, holder, close }: BankAccountDialogProps) => {
  const { t } = useTranslation('bank-account');
  const { t: forms } = useTranslation('form');
  const isIban = useIbanRules();
  const form = useForm(bankAccountForm, {
    initial: { ...bankAccountForm.initial, holder },
    say: (problem, field) => (problem === 'iban_wrong' ? t(problem) : forms(problem, { most: BANK_BOXES[field] })),
    also: ({ iban }) => (isIban(iban) === false ? { iban: 'iban_wrong' } : {}),
    send: async (values) => {
      await saveBankAccount(id, { replaces, ...values });
      showSuccess(t('account_saved'));
      close();
    },
  });
  return (
    <FormDialog
      title={t(replaces === null ? 'add_account' : 'change_account')}
      text={t('held_until_confirmed')}
      icon={<Icon of={IconBuildingBank} size="l" />}
      form={form}
      submitLabel={forms('save')}
      onClose={close}
    >
      <AccountFields text={form.text} focused />
    </FormDialog>
  );
};
