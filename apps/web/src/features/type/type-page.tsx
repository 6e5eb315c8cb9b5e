import { typeCatalogue, type Type } from '@proline/contract/type/type';
import { IconTags } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { organisationQuery } from '../../lib/preferences/organisation.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { moneyText } from '../../lib/money/money-text.ts';
import { CataloguePage } from '../catalogue/catalogue-page.parts.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { NewType } from './new-type.tsx';
import { RateCell } from './rate-cell.tsx';
import { inOrder } from './type-rates.ts';
import classes from './rate.module.css';

export const TypePage = () => {
  const { t, language } = useTranslation('type');
  const { t: shell } = useTranslation('shell');
  const { data: organisation } = useQuery(organisationQuery);
  const ratesText = (rates: Type['rates']) =>
    inOrder(rates, organisation?.region.currency ?? '')
      .map(([currency, minor]) => moneyText(language, currency, minor))
      .join(' · ');
  return (
    <CataloguePage<Type>
      calls={typeCatalogue}
      topic="type"
      search={useSearch({ from: '/shell/types' })}
      icon={<Icon of={IconTags} size="xxl" />}
      newEntry={(tools) => <NewType {...tools} />}
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
            <bdi className={classes['all']}>{ratesText(type.rates)}</bdi>
          ),
        labelOf: (field) => (field === 'rates' ? t('default_rate') : undefined),
        show: (field, _value, { rates }) => (field === 'rates' ? ratesText(rates) : undefined),
      }}
    />
  );
};
