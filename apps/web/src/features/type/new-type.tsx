import { ENTRY_NAME_MAX_LENGTH } from '@proline/domain/catalogue/catalogue';
import { CURRENCIES, type Currency } from '@proline/domain/place/region';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from '../../lib/form/use-form.ts';
import { minorToText } from '../../lib/money/money-input.ts';
import { currencyName } from '../../lib/money/money-text.ts';
import { organisationQuery } from '../../lib/preferences/organisation.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { SelectField } from '../../ui/choice/select-field.tsx';
import { nextEntry } from '../catalogue/entry-fields.parts.ts';
import { NewEntry, type NewEntryTools } from '../catalogue/new-entry.parts.tsx';
import { newTypeBody, newTypeForm, perCurrency } from './type.forms.ts';

export const NewType = ({ create, close }: NewEntryTools) => {
  const { t, language } = useTranslation('type');
  const { t: forms } = useTranslation('form');
  const { data: organisation } = useQuery(organisationQuery);
  const [chosen, setChosen] = useState<Currency | null>(null);
  const currency = chosen ?? organisation?.region.currency ?? 'SAR';
  const form = useForm(newTypeForm, {
    say: (problem) =>
      problem === 'not_an_amount'
        ? t(problem, { example: minorToText(currency, 4_500) })
        : forms(problem, { most: ENTRY_NAME_MAX_LENGTH }),
    send: async (values) => {
      await create(newTypeBody(values));
      form.reset(nextEntry(values));
      form.focus('name_en');
    },
  });
  return (
    <NewEntry title={t('new_entry')} form={form} close={close}>
      <MoneyField {...form.field(currency)} label={t('default_rate')} currency={currency} />
      <SelectField
        label={t('currency')}
        value={currency}
        choices={CURRENCIES.map((value) => ({ value, label: currencyName(language, value) }))}
        onChange={(other) => {
          // 45 riyals are not 45 dinars
          form.change(perCurrency(() => null));
          setChosen(other);
        }}
      />
    </NewEntry>
  );
};
