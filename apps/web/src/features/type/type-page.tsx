import { typeCatalogue, type Type } from '@proline/contract/type/type';
import { IconTags } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { minorToText, textToMinor } from '../../lib/money/money-input.ts';
import { moneyText } from '../../lib/money/money-text.ts';
import { organisationQuery } from '../../lib/preferences/organisation.ts';
import { CataloguePage } from '../catalogue/catalogue-page.parts.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { RateCell } from './rate-cell.tsx';
import { RateFields, type NewRate } from './rate-fields.tsx';

export const TypePage = () => {
  const { t, language } = useTranslation('type');
  const { t: shell } = useTranslation('shell');
  const { data: organisation } = useQuery(organisationQuery);
  const [rate, setRate] = useState<NewRate>({ amount: '', currency: null, tried: false });
  const newValues = () => {
    const currency = rate.currency ?? organisation?.region.currency ?? 'SAR';
    const default_rate_minor = textToMinor(currency, rate.amount);
    setRate({ ...rate, tried: default_rate_minor === null });
    return default_rate_minor === null ? null : { default_rate_minor, currency };
  };
  return (
    <CataloguePage<Type>
      calls={typeCatalogue}
      topic="type"
      search={useSearch({ from: '/shell/types' })}
      icon={<Icon of={IconTags} size="xxl" />}
      usedLink={({ id }) => ({ to: '/events', search: { type: id } })}
      words={{
        title: shell('types'),
        purpose: t('purpose'),
        new_entry: t('new_entry'),
        empty_title: t('empty_title'),
        empty_text: t('empty_text'),
        used: (count) => t('used', { count }),
      }}
      extra={{
        title: t('default_rate'),
        cell: (type, change, editable) =>
          editable ? (
            <RateCell type={type} change={change} />
          ) : (
            <bdi>{moneyText(language, type.currency, type.default_rate_minor)}</bdi>
          ),
        newFields: <RateFields rate={rate} standard={organisation?.region.currency ?? 'SAR'} onChange={setRate} />,
        newValues,
        labelOf: (field) =>
          field === 'default_rate_minor' ? t('default_rate') : field === 'currency' ? t('currency') : undefined,
        show: (field, value, { currency }) =>
          field === 'default_rate_minor' && typeof value === 'number' ? minorToText(currency, value) : undefined,
      }}
    />
  );
};
