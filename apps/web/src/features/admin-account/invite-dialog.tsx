import { INVITE_LANGUAGES, type Invitation } from '@proline/contract/admin-account/admin-account';
import { holdsAllOf } from '@proline/domain/account/admin-guard';
import { PERMISSION_SETS } from '@proline/domain/account/permission';
import { ADMIN_NAME_MAX_LENGTH } from '@proline/domain/account/account-limits';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useForm } from '../../lib/form/use-form.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import type { Language } from '../../lib/preferences/preferences-cookie.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { SelectField } from '../../ui/choice/select-field.tsx';
import { EmailField } from '../../ui/form/email-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { inviteWayQuery, sendInvite } from './admin-account.api.ts';
import { inviteForm } from './admin-account.forms.ts';

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ar: 'العربية' };

type InviteDialogProps = { readonly close: () => void; readonly onInvited: (invitation: Invitation) => void };

export const InviteDialog = ({ close, onInvited }: InviteDialogProps) => {
  const { t, language: own } = useTranslation('admin-account');
  const { t: sections } = useTranslation('permission-set');
  const { t: forms } = useTranslation('form');
  const set = useUser()?.permission_set ?? 'viewer';
  const { data: way } = useQuery(inviteWayQuery);
  const form = useForm(inviteForm, {
    initial: { ...inviteForm.initial, language: own },
    say: (problem) =>
      problem === 'too_long' || problem === 'characters' ? forms(problem, { most: ADMIN_NAME_MAX_LENGTH }) : t(problem),
    refusals: { email_taken: 'email' },
    send: async ({ permission_set, ...words }, key) => {
      if (permission_set !== '') onInvited(await sendInvite({ ...words, permission_set }, key));
    },
  });
  const { permission_set } = form.values;

  return (
    <FormDialog
      title={t('invite_title')}
      text={way && t(way.mailed ? 'invite_mailed' : 'invite_shown')}
      icon={<Icon of={IconUserPlus} size="l" />}
      form={form}
      submitLabel={t(way?.mailed === false ? 'make_link' : 'send')}
      onClose={close}
    >
      <TextField {...form.text('name')} label={t('name')} autoComplete="off" dir="auto" data-autofocus />
      <EmailField {...form.text('email')} label={t('email')} autoComplete="off" />
      <SelectField
        {...form.field('permission_set')}
        label={t('permission_set')}
        hint={permission_set === '' ? undefined : sections(`set_${permission_set}_text`)}
        placeholder={t('choose_set')}
        choices={PERMISSION_SETS.map((value) => ({
          value,
          label: sections(`set_${value}`),
          disabled: !holdsAllOf(set, value),
        }))}
      />
      <SelectField
        {...form.field('language')}
        label={t('mail_language')}
        choices={INVITE_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
    </FormDialog>
  );
};
