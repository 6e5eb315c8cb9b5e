import { ENTRY_NAME_MAX_LENGTH } from '@proline/domain/catalogue/catalogue';
import { useForm } from '../../lib/form/use-form.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { nextEntry } from '../catalogue/entry-fields.parts.ts';
import { NewEntry, type NewEntryTools } from '../catalogue/new-entry.parts.tsx';
import { newCategoryForm } from './category.forms.ts';

export const NewCategory = ({ create, close }: NewEntryTools) => {
  const { t } = useTranslation('category');
  const { t: forms } = useTranslation('form');
  const form = useForm(newCategoryForm, {
    say: (problem) => forms(problem, { most: ENTRY_NAME_MAX_LENGTH }),
    send: async (values) => {
      await create(values);
      form.reset(nextEntry(values));
      form.focus('name_en');
    },
  });
  return <NewEntry title={t('new_entry')} form={form} close={close} />;
};
