import { INVITE_LANGUAGES, type Invitation } from '@proline/contract/admin-account/admin-account';
import { holdsAllOf } from '@proline/domain/account/admin-guard';
import { EMAIL_MAX_LENGTH } from '@proline/domain/account/email-address';
import { PERMISSION_SETS } from '@proline/domain/account/permission';
import { ADMIN_NAME_MAX_LENGTH } from '@proline/domain/account/account-limits';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import type { Language } from '../../lib/preferences/preferences-cookie.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { SelectField } from '../../ui/choice/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { inviteWayQuery, sendInvite } from './admin-account.api.ts';
import { checkInvite, type InviteForm } from './invite-checks.ts';
import classes from './admin-account.module.css';

const EMPTY: InviteForm = { name: '', email: '', permission_set: '' };
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ar: 'العربية' };

type InviteDialogProps = { readonly close: () => void; readonly onInvited: (invitation: Invitation) => void };

export const InviteDialog = ({ close, onInvited }: InviteDialogProps) => {
  const { t, language: own } = useTranslation('admin-account');
  const { t: sections } = useTranslation('section');
  const { t: forms } = useTranslation('form');
  const set = useUser()?.permission_set ?? 'viewer';
  const { data: way } = useQuery(inviteWayQuery);
  const id = useId();
  const [form, setForm] = useState(EMPTY);
  const [language, setLanguage] = useState<Language>(own);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  /** what the server said about the address, until it is changed */
  const [taken, setTaken] = useState<string>();
  // The same words keep their key: sent again after a lost answer they invite once.
  const [key, setKey] = useState(newIdempotencyKey);

  const problems = tried ? checkInvite(form) : undefined;
  const change = (changes: Partial<InviteForm>) => {
    setForm((before) => ({ ...before, ...changes }));
    setKey(newIdempotencyKey());
    if (changes.email !== undefined) setTaken(undefined);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const { name, email, permission_set } = form;
    const wrong = Object.entries(checkInvite(form)).find(([, problem]) => problem !== undefined);
    if (wrong || permission_set === '') {
      const control = event.currentTarget.elements.namedItem(wrong?.[0] ?? '');
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    setSending(true);
    try {
      onInvited(await sendInvite({ name, email, permission_set, language }, key));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'email_taken') setTaken(error.message);
      setSending(false);
    }
  };

  return (
    <Dialog
      open
      onClose={() => {
        if (!sending) close();
      }}
      title={t('invite_title')}
      text={way && t(way.mailed ? 'invite_mailed' : 'invite_shown')}
      icon={<Icon of={IconUserPlus} size="l" />}
      actions={
        <>
          <Button tone="secondary" onClick={close}>
            {forms('cancel')}
          </Button>
          <Button type="submit" form={id} loading={sending}>
            {t(way?.mailed === false ? 'make_link' : 'send')}
          </Button>
        </>
      }
    >
      <form id={id} className={classes['form']} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          name="name"
          label={t('name')}
          error={problems?.name && t(problems.name)}
          value={form.name}
          maxLength={ADMIN_NAME_MAX_LENGTH}
          autoComplete="off"
          dir="auto"
          data-autofocus
          required
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <TextField
          name="email"
          label={t('email')}
          error={taken ?? (problems?.email && t(problems.email))}
          value={form.email}
          maxLength={EMAIL_MAX_LENGTH}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          dir="ltr"
          required
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
        <SelectField
          name="permission_set"
          label={t('permission_set')}
          hint={form.permission_set === '' ? undefined : sections(`set_${form.permission_set}_text`)}
          error={problems?.permission_set && t(problems.permission_set)}
          value={form.permission_set}
          placeholder={t('choose_set')}
          choices={PERMISSION_SETS.map((value) => ({
            value,
            label: sections(`set_${value}`),
            disabled: !holdsAllOf(set, value),
          }))}
          onChange={(permission_set) => change({ permission_set })}
        />
        <SelectField
          name="language"
          label={t('mail_language')}
          value={language}
          choices={INVITE_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={(value) => {
            setLanguage(value);
            setKey(newIdempotencyKey());
          }}
        />
      </form>
    </Dialog>
  );
};
