import type { ComponentProps } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import type { AccountValues } from './account-values.parts.ts';

type AccountFieldsProps = {
  readonly text: (name: keyof AccountValues) => Omit<ComponentProps<typeof TextField>, 'label'>;
  readonly onIbanLeft?: () => void;
  /** A dialog begins here. */
  readonly focused?: boolean;
};

/** What is asked about a bank account, wherever it is entered. */
export const AccountFields = ({ text, onIbanLeft, focused }: AccountFieldsProps) => {
  const { t } = useTranslation('bank-account');
  return (
    <>
      <TextField
        {...text('iban')}
        label={t('iban')}
        hint={t('iban_hint')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        data-autofocus={focused}
        onBlur={onIbanLeft}
      />
      <TextField {...text('bank_name')} label={t('bank_name')} dir="auto" autoComplete="off" />
      <TextField {...text('holder')} label={t('holder')} hint={t('holder_hint')} dir="auto" autoComplete="off" />
    </>
  );
};
