import type { KeptSettings } from '@proline/contract/settings/settings';
import { useRecordForm } from '../../lib/form/use-record-form.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { EmailField } from '../../ui/form/email-field.tsx';
import { TextLink } from '../../ui/button/text-link.tsx';
import { SectionForm } from './section-form.tsx';
import { recordOf, settingsCalls } from './settings.api.ts';
import { privacyForm } from './settings.forms.ts';

export const PrivacySection = ({ kept, editable }: { kept: KeptSettings<'privacy'>; editable: boolean }) => {
  const { t } = useTranslation('settings');
  const form = useRecordForm(privacyForm, {
    saved: recordOf(kept),
    say: (problem) => t(problem),
    ...settingsCalls.privacy,
  });
  return (
    <SectionForm section="privacy" form={form} kept={kept} labelOf={() => t('contact_email')}>
      <EmailField
        {...form.text('contact_email')}
        label={t('contact_email')}
        hint={t('contact_email_hint')}
        autoComplete="off"
        readOnly={!editable}
      />
      <p>
        <TextLink to="/privacy" label={t('see_privacy_page')}>
          {t('see_privacy_page')}
        </TextLink>
      </p>
    </SectionForm>
  );
};
