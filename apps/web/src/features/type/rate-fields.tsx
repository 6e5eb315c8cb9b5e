import { CURRENCIES, type Currency } from '@proline/domain/place/region';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { minorToText, textToMinor } from '../../lib/money/money-input.ts';
import { currencyName } from '../../lib/money/money-text.ts';
import { SelectField } from '../../ui/choice/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

/** currency null: the organisation's */
export type NewRate = { readonly amount: string; readonly currency: Currency | null; readonly tried: boolean };

type RateFieldsProps = {
  readonly rate: NewRate;
  readonly standard: Currency;
  readonly onChange: (rate: NewRate) => void;
};

export const RateFields = ({ rate, standard, onChange }: RateFieldsProps) => {
  const { t, language } = useTranslation('type');
  const currency = rate.currency ?? standard;
  const wrong = rate.tried && textToMinor(currency, rate.amount) === null;
  return (
    <>
      <TextField
        label={t('default_rate')}
        error={wrong ? t('not_an_amount', { example: minorToText(currency, 4_500) }) : undefined}
        inputMode="decimal"
        dir="ltr"
        maxLength={14}
        value={rate.amount}
        onChange={(event) => onChange({ ...rate, amount: event.currentTarget.value })}
      />
      <SelectField
        label={t('currency')}
        value={currency}
        choices={CURRENCIES.map((value) => ({ value, label: currencyName(language, value) }))}
        onChange={(chosen) => onChange({ ...rate, currency: chosen })}
      />
    </>
  );
};
