import { IconAlertTriangle, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { DELETION_MESSAGE_MAX } from '@proline/contract/deletion-request/deletion-request';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { useFields } from '../../lib/form/use-fields.ts';
import { Button } from '../../ui/button/button.tsx';
import form from '../../ui/form/form.module.css';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { ConfirmDeletion } from './confirm-deletion.tsx';
import classes from './delete-account.module.css';
import { checkDeletion, type DeletionForm } from './deletion-checks.ts';

type Asked = { readonly form: DeletionForm; readonly key: string };
const NOTHING_YET: Asked = { form: { email: '', message: '' }, key: '' };

/** The same words keep their key: whoever confirms again after a lost answer asks once, not twice. */
const askedWith = (form: DeletionForm, before: Asked): Asked =>
  before.form.email === form.email && before.form.message === form.message
    ? before
    : { form, key: newIdempotencyKey() };

export const DeleteAccountPage = () => {
  const { t } = useTranslation('deletion-request');
  usePageTitle(t('title'));
  const [asked, setAsked] = useState(NOTHING_YET);
  const [confirming, setConfirming] = useState(false);

  const { problems, field, submit } = useFields({ email: '', message: '' }, checkDeletion, (values) => {
    setAsked(askedWith(values, asked));
    setConfirming(true);
  });

  return (
    <form className={form['card']} noValidate onSubmit={submit}>
      <div className={form['heading']}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      <p className={classes['warning']} role="note">
        <Icon of={IconAlertTriangle} size="l" />
        <strong>{t('warning')}</strong>
      </p>
      <TextField
        {...field('email')}
        label={t('email')}
        hint={t('email_hint')}
        error={problems?.email && t(problems.email)}
        icon={<Icon of={IconMail} />}
        type="email"
        inputMode="email"
        dir="ltr"
        autoComplete="email"
        autoCapitalize="none"
        required
      />
      <TextAreaField
        {...field('message')}
        label={t('message')}
        hint={t('message_hint')}
        error={problems?.message && t(problems.message, { max: DELETION_MESSAGE_MAX })}
        dir="auto"
        rows={4}
      />
      <Button type="submit" tone="danger" large>
        {t('submit')}
      </Button>
      <ConfirmDeletion
        form={asked.form}
        idempotencyKey={asked.key}
        open={confirming}
        onCancel={() => setConfirming(false)}
      />
    </form>
  );
};
