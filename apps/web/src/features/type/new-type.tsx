import { ENTRY_NAME_MAX_LENGTH } from '@proline/domain/catalogue/catalogue';
import { CURRENCIES } from '@proline/domain/place/region';
import { useQuery } from '@tanstack/react-query';
import { useForm } from '../../lib/form/use-form.ts';
import { minorToText } from '../../lib/money/money-input.ts';
import { currencyName } from '../../lib/money/money-text.ts';
import { organisationQuery } from '../../lib/preferences/organisation.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { SelectField } from '../../ui/choice/select-field.tsx';
import { nextEntry } from '../catalogue/entry-fields.parts.ts';
import { NewEntry, type NewEntryTools } from '../catalogue/new-entry.parts.tsx';
import { newTypeForm } from './type.forms.ts';

export const NewType = ({ create, close }: NewEntryTools) => {
  const { t, language } = useTranslation('type');
  const { t: forms } = useTranslation('form');
  const { data: organisation } = useQuery(organisationQuery);
  const { initial } = newTypeForm;
  const form = useForm(newTypeForm, {
    initial: { ...initial, currency: organisation?.region.currency ?? initial.currency },
    say: (problem, _field, values) =>
      problem === 'not_an_amount'
        ? t(problem, { example: minorToText(values.currency, 4_500) })
        : forms(problem, { most: ENTRY_NAME_MAX_LENGTH }),
    send: async (values) => {
      await create(values);
      form.reset(nextEntry(values));
      form.focus('name_en');
    },
  });
  const { currency } = form.values;
  return (
    <NewEntry title={t('new_entry')} form={form} close={close}>
      <MoneyField {...form.field('default_rate_minor')} label={t('default_rate')} currency={currency} />
      <SelectField
        {...form.field('currency')}
        label={t('currency')}
        choices={CURRENCIES.map((value) => ({ value, label: currencyName(language, value) }))}
        onChange={(chosen) => form.change({ currency: chosen, default_rate_minor: null })}
      />
    </NewEntry>
  );
};
