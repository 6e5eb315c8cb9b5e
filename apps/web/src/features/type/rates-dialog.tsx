import type { Type } from '@proline/contract/type/type';
import { CURRENCIES } from '@proline/domain/place/region';
import { nameIn } from '@proline/domain/text/name-in';
import { IconCoins } from '@tabler/icons-react';
import { useForm } from '../../lib/form/use-form.ts';
import { minorToText } from '../../lib/money/money-input.ts';
import { currencyName } from '../../lib/money/money-text.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { perCurrency, ratesForm, ratesFrom } from './type.forms.ts';
import classes from './rate.module.css';

type RatesDialogProps = {
  readonly type: Type;
  readonly save: (rates: Type['rates']) => Promise<unknown>;
  readonly close: () => void;
};

/** The default pay of a type in every currency; an empty field means that it has none in that one. */
export const RatesDialog = ({ type, save, close }: RatesDialogProps) => {
  const { t, language } = useTranslation('type');
  const form = useForm(ratesForm, {
    initial: perCurrency((currency) => type.rates[currency] ?? null),
    say: (problem, currency) => t(problem, { example: minorToText(currency, 4_500) }),
    send: async (values) => {
      await save(ratesFrom(values));
      close();
    },
  });
  return (
    <FormDialog
      title={t('rates_of', { name: nameIn(language, type) })}
      text={t('rates_text')}
      icon={<Icon of={IconCoins} size="l" />}
      form={form}
      submitLabel={t('save_rates')}
      onClose={close}
    >
      <div className={classes['rates']}>
        {CURRENCIES.map((currency) => (
          <MoneyField
            key={currency}
            {...form.field(currency)}
            label={currencyName(language, currency)}
            currency={currency}
          />
        ))}
      </div>
    </FormDialog>
  );
};
