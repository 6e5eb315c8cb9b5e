import { categoryCatalogue } from '@proline/contract/category/category';
import { IconCategory } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { CataloguePage } from '../catalogue/catalogue-page.parts.tsx';
import { NewCategory } from './new-category.tsx';
import { Icon } from '../../ui/picture/icon.tsx';

export const CategoryPage = () => {
  const { t } = useTranslation('category');
  const { t: shell } = useTranslation('shell');
  return (
    <CataloguePage
      calls={categoryCatalogue}
      topic="category"
      search={useSearch({ from: '/shell/categories' })}
      icon={<Icon of={IconCategory} size="xxl" />}
      newEntry={(tools) => <NewCategory {...tools} />}
      usedLink={({ id }) => ({ to: '/events', search: { category: id } })}
      words={{
        title: shell('categories'),
        purpose: t('purpose'),
        new_entry: t('new_entry'),
        empty_title: t('empty_title'),
        empty_text: t('empty_text'),
        used: (count) => t('used', { count }),
      }}
    />
  );
};
