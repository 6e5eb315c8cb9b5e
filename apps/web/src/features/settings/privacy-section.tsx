import type { KeptSettings } from '@proline/contract/settings/settings';
import { EMAIL_MAX_LENGTH, isEmail } from '@proline/domain/account/email-address';
import { paths } from '../../app/paths.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { TextLink } from '../../ui/button/text-link.tsx';
import { SectionForm } from './section-form.tsx';
import { saveSettings } from './settings.api.ts';
import { useSection } from './use-section.ts';

export const PrivacySection = ({ kept, editable }: { kept: KeptSettings<'privacy'>; editable: boolean }) => {
  const { t } = useTranslation('settings');
  const store = useSection({
    kept,
    keptIn: ({ privacy }) => privacy,
    save: saveSettings.privacy,
    check: ({ contact_email }) => (isEmail(contact_email) ? {} : { contact_email: t('email_wrong') }),
  });
  const { values, change } = store.draft;
  return (
    <SectionForm section="privacy" store={store} kept={kept} labelOf={() => t('contact_email')}>
      <TextField
        label={t('contact_email')}
        hint={t('contact_email_hint')}
        error={store.problems['contact_email']}
        type="email"
        dir="ltr"
        autoComplete="off"
        maxLength={EMAIL_MAX_LENGTH}
        readOnly={!editable}
        value={values.contact_email}
        onChange={(event) => change({ contact_email: event.currentTarget.value })}
      />
      <p>
        <TextLink to={paths.privacy} label={t('see_privacy_page')}>
          {t('see_privacy_page')}
        </TextLink>
      </p>
    </SectionForm>
  );
};
