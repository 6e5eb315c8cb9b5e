import {
  ORGANISATION_ADDRESS_MAX_LENGTH,
  ORGANISATION_NAME_MAX_LENGTH,
  PHONE_MAX_LENGTH,
  PHONE_PATTERN,
  type KeptSettings,
} from '@proline/contract/settings/settings';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { SectionForm } from './section-form.tsx';
import { saveSettings } from './settings.api.ts';
import { useSection } from './use-section.ts';
import classes from './settings.module.css';

type Field = keyof KeptSettings<'organisation'>['value'];
const FIELDS: readonly Field[] = ['name_en', 'name_ar', 'phone', 'address_en', 'address_ar'];

export const OrganisationSection = ({ kept, editable }: { kept: KeptSettings<'organisation'>; editable: boolean }) => {
  const { t } = useTranslation('settings');
  const { t: form } = useTranslation('form');
  const store = useSection({
    kept,
    keptIn: ({ organisation }) => organisation,
    save: saveSettings.organisation,
    check: ({ name_en, name_ar, phone }) => ({
      ...(name_en.trim() === '' && { name_en: form('required') }),
      ...(name_ar.trim() === '' && { name_ar: form('required') }),
      ...(!PHONE_PATTERN.test(phone) && { phone: t('phone_wrong') }),
    }),
  });
  const { draft, problems } = store;
  const field = (name: Field, lang?: 'en' | 'ar') => ({
    label: t(name),
    name,
    error: problems[name],
    ...(lang && { lang, dir: lang === 'ar' ? 'rtl' : 'ltr' }),
    readOnly: !editable,
    value: draft.values[name],
    onChange: (event: { currentTarget: { value: string } }) => draft.change({ [name]: event.currentTarget.value }),
  });
  return (
    <SectionForm
      section="organisation"
      store={store}
      kept={kept}
      labelOf={(name) => t(FIELDS.find((one) => one === name) ?? 'organisation')}
    >
      <div className={classes['pair']}>
        <TextField {...field('name_en', 'en')} maxLength={ORGANISATION_NAME_MAX_LENGTH} />
        <TextField {...field('name_ar', 'ar')} maxLength={ORGANISATION_NAME_MAX_LENGTH} />
      </div>
      <TextField {...field('phone')} dir="ltr" type="tel" hint={t('phone_hint')} maxLength={PHONE_MAX_LENGTH} />
      <div className={classes['pair']}>
        <TextAreaField {...field('address_en', 'en')} maxLength={ORGANISATION_ADDRESS_MAX_LENGTH} />
        <TextAreaField {...field('address_ar', 'ar')} maxLength={ORGANISATION_ADDRESS_MAX_LENGTH} />
      </div>
    </SectionForm>
  );
};
