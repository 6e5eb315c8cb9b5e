import {
  ORGANISATION_ADDRESS_MAX_LENGTH,
  ORGANISATION_NAME_MAX_LENGTH,
  type KeptSettings,
} from '@proline/contract/settings/settings';
import { useRecordForm } from '../../lib/form/use-record-form.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { SectionForm } from './section-form.tsx';
import { recordOf, settingsCalls } from './settings.api.ts';
import { organisationForm } from './settings.forms.ts';
import classes from './settings.module.css';

type Field = keyof KeptSettings<'organisation'>['value'];
const FIELDS: readonly Field[] = ['name_en', 'name_ar', 'phone', 'address_en', 'address_ar'];
const mostIn = (field: Field): number =>
  field.startsWith('address') ? ORGANISATION_ADDRESS_MAX_LENGTH : ORGANISATION_NAME_MAX_LENGTH;

export const OrganisationSection = ({ kept, editable }: { kept: KeptSettings<'organisation'>; editable: boolean }) => {
  const { t } = useTranslation('settings');
  const { t: forms } = useTranslation('form');
  const form = useRecordForm(organisationForm, {
    saved: recordOf(kept),
    say: (problem, field) => (problem === 'phone_wrong' ? t(problem) : forms(problem, { most: mostIn(field) })),
    ...settingsCalls.organisation,
  });
  const field = (name: Field, lang?: 'en' | 'ar') => ({
    ...form.text(name),
    label: t(name),
    ...(lang && { lang, dir: lang === 'ar' ? 'rtl' : 'ltr' }),
    readOnly: !editable,
  });
  return (
    <SectionForm
      section="organisation"
      form={form}
      kept={kept}
      labelOf={(name) => t(FIELDS.find((one) => one === name) ?? 'organisation')}
    >
      <div className={classes['pair']}>
        <TextField {...field('name_en', 'en')} />
        <TextField {...field('name_ar', 'ar')} />
      </div>
      <TextField {...field('phone')} dir="ltr" type="tel" hint={t('phone_hint')} />
      <div className={classes['pair']}>
        <TextAreaField {...field('address_en', 'en')} />
        <TextAreaField {...field('address_ar', 'ar')} />
      </div>
    </SectionForm>
  );
};
