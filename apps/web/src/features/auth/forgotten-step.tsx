import { IconMailCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useForm } from '../../lib/form/use-form.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { Button } from '../../ui/button/button.tsx';
import classes from '../../ui/form/form.module.css';
import { EmailField } from '../../ui/form/email-field.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { askForLink } from './auth.api.ts';
import { forgottenForm } from './auth.forms.ts';

/** Asks for a link to a new password. The answer is the same whether or not anybody has the address. */
export const ForgottenStep = ({ back }: { readonly back: () => void }) => {
  const { t } = useTranslation('auth');
  usePageTitle(t('forgotten_title'));
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm(forgottenForm, {
    say: (problem) => t(problem),
    send: async ({ email }, key) => {
      await askForLink(email, key);
      setSentTo(email.trim());
    },
  });
  const leave = (
    <Button tone="secondary" large onClick={back}>
      {t('back_to_sign_in')}
    </Button>
  );
  if (sentTo !== null)
    return (
      <div className={classes['card']}>
        <div className={classes['heading']}>
          <h1>{t('forgotten_sent')}</h1>
        </div>
        <p className={classes['help']} role="status">
          <Icon of={IconMailCheck} />
          <span>{t('forgotten_sent_text', { email: sentTo })}</span>
        </p>
        {leave}
      </div>
    );
  return (
    <form className={classes['card']} {...form.props}>
      <div className={classes['heading']}>
        <h1>{t('forgotten_title')}</h1>
        <p>{t('forgotten_lead')}</p>
      </div>
      <EmailField {...form.text('email')} label={t('email')} autoComplete="username" autoFocus />
      <Button type="submit" large loading={form.sending}>
        {t('forgotten_send')}
      </Button>
      {leave}
    </form>
  );
};
