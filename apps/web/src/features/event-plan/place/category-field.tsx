import { nameIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { EntryTile } from '../../catalogue/entry-icon.parts.tsx';
import { SelectField } from '../../../ui/choice/select-field.tsx';
import { fieldAnchor, usePlan } from '../desk/plan-context.ts';
import { categoriesQuery } from '../event-plan.api.ts';
import { useStepForm } from '../frame/use-step-form.ts';

/** Offers the categories in use. An archived one appears only while this event still has it. */
export const CategoryField = () => {
  const { t, language } = useTranslation('event-plan-place');
  const { plan, touch } = usePlan();
  const form = useStepForm('stepOne');
  const { data: categories = [] } = useQuery(categoriesQuery);
  const { category_id } = plan.stepOne;
  const offered = categories.filter(({ id, archived_at }) => archived_at === null || id === category_id);
  const chosen = offered.find(({ id }) => id === category_id);
  return (
    <div {...fieldAnchor('stepOne', 'category_id')}>
      <SelectField
        {...form.field('category_id')}
        label={t('category')}
        placeholder={t('choose_category')}
        value={chosen?.id ?? ''}
        choices={offered.map(({ id, name_en, name_ar, archived_at }) => ({
          value: id,
          label: [nameIn(language, { name_en, name_ar }), archived_at !== null && `(${t('archived_category')})`]
            .filter(Boolean)
            .join(' '),
        }))}
        {...(chosen && { icon: <EntryTile colour={chosen.colour} icon={chosen.icon} small /> })}
        onBlur={() => touch('stepOne', 'category_id')}
      />
    </div>
  );
};
