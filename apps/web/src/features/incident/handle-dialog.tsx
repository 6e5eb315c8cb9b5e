import type { Incident } from '@proline/contract/incident/incident';
import { HANDLING_NOTE_MAX_LENGTH } from '@proline/domain/incident/incident';
import { IconCheck } from '@tabler/icons-react';
import { useForm } from '../../lib/form/use-form.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { sendHandled } from './incident.api.ts';
import { handleForm } from './incident.forms.ts';

/** Asks what was done about an incident. */
export const HandleDialog = ({ incident, close }: { readonly incident: Incident; readonly close: () => void }) => {
  const { t } = useTranslation('incident');
  const { t: forms } = useTranslation('form');
  const form = useForm(handleForm, {
    say: (problem) => forms(problem, { most: HANDLING_NOTE_MAX_LENGTH }),
    send: async ({ note }) => {
      await sendHandled(incident, note);
      showSuccess(t('marked_handled'));
      close();
    },
  });
  return (
    <FormDialog
      title={t('handle_title')}
      text={t('handle_text')}
      icon={<Icon of={IconCheck} size="l" />}
      form={form}
      submitLabel={t('handle')}
      onClose={close}
    >
      <TextAreaField {...form.text('note')} label={t('note')} dir="auto" rows={4} data-autofocus />
    </FormDialog>
  );
};
