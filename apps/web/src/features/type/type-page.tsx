import { typeCatalogue, type Type } from '@proline/contract/type/type';
import { IconTags } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { minorToText } from '../../lib/money/money-input.ts';
import { moneyText } from '../../lib/money/money-text.ts';
import { CataloguePage } from '../catalogue/catalogue-page.parts.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { NewType } from './new-type.tsx';
import { RateCell } from './rate-cell.tsx';

export const TypePage = () => {
  const { t, language } = useTranslation('type');
  const { t: shell } = useTranslation('shell');
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
            <bdi>{moneyText(language, type.currency, type.default_rate_minor)}</bdi>
          ),
        labelOf: (field) =>
          field === 'default_rate_minor' ? t('default_rate') : field === 'currency' ? t('currency') : undefined,
        show: (field, value, { currency }) =>
          field === 'default_rate_minor' && typeof value === 'number' ? minorToText(currency, value) : undefined,
      }}
    />
  );
};
