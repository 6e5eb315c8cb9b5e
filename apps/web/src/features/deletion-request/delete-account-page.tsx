import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { DELETION_MESSAGE_MAX } from '@proline/contract/deletion-request/deletion-request';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { Button } from '../../ui/button/button.tsx';
import frame from '../../ui/form/form.module.css';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { EmailField } from '../../ui/form/email-field.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { ConfirmDeletion } from './confirm-deletion.tsx';
import classes from './delete-account.module.css';
import { deletionForm, type Deletion } from './deletion-request.forms.ts';

type Asked = { readonly deletion: Deletion; readonly key: string };
const NOTHING_YET: Asked = { deletion: deletionForm.initial, key: '' };

export const DeleteAccountPage = () => {
  const { t } = useTranslation('deletion-request');
  usePageTitle(t('title'));
  const [asked, setAsked] = useState(NOTHING_YET);
  const [confirming, setConfirming] = useState(false);

  const form = useForm(deletionForm, {
    say: (problem) => t(problem, { max: DELETION_MESSAGE_MAX }),
    send: (deletion, key) => {
      setAsked({ deletion, key });
      setConfirming(true);
      return undefined;
    },
  });

  return (
    <form className={frame['card']} {...form.props}>
      <div className={frame['heading']}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      <p className={classes['warning']} role="note">
        <Icon of={IconAlertTriangle} size="l" />
        <strong>{t('warning')}</strong>
      </p>
      <EmailField {...form.text('email')} label={t('email')} hint={t('email_hint')} autoComplete="email" />
      <TextAreaField {...form.text('message')} label={t('message')} hint={t('message_hint')} dir="auto" rows={4} />
      <Button type="submit" tone="danger" large>
        {t('submit')}
      </Button>
      <ConfirmDeletion
        deletion={asked.deletion}
        idempotencyKey={asked.key}
        open={confirming}
        onCancel={() => setConfirming(false)}
      />
    </form>
  );
};
