import { IconInfoCircle, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { PASSWORD_MAX_LENGTH } from '@proline/domain/account/account-limits';
import { ApiError } from '../../lib/api/api-client.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { flashSuccess, showSuccess } from '../../lib/screen/toast.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { Button } from '../../ui/button/button.tsx';
import classes from '../../ui/form/form.module.css';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { signIn, type Credentials } from './auth.api.ts';
import { signInForm } from './auth.forms.ts';
import { CodeStep } from './code-step.tsx';

/** Asks for the password, and then for a code if the account has two-factor sign-in. */
export const LoginPage = () => {
  const { t } = useTranslation('auth');
  const [verified, setVerified] = useState<Credentials | null>(null);

  const send = async (credentials: Credentials) => {
    try {
      await signIn(credentials);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : '';
      if (code === 'otp_required') setVerified(credentials);
      if (code === 'wrong_credentials') setVerified(null);
      throw error;
    }
    showSuccess(t('login_success'));
    flashSuccess(t('login_success'));
    // A full page load clears the memory, so that nothing of the previous user remains.
    window.location.replace('/');
  };

  if (verified === null) return <PasswordStep send={send} />;
  return <CodeStep send={(otp) => send({ ...verified, otp })} back={() => setVerified(null)} />;
};

type PasswordStepProps = { readonly send: (credentials: Credentials) => Promise<void> };

const PasswordStep = ({ send }: PasswordStepProps) => {
  const { t } = useTranslation('auth');
  usePageTitle(t('sign_in_title'));
  // The server's message about a refused sign-in is already on the screen; the form adds nothing to it.
  const form = useForm(signInForm, { say: (problem) => t(problem, { max: PASSWORD_MAX_LENGTH }), send });

  return (
    <form className={classes['card']} {...form.props}>
      <div className={classes['heading']}>
        <h1>{t('sign_in_title')}</h1>
        <p>{t('sign_in_lead')}</p>
      </div>
      <TextField
        {...form.text('email')}
        label={t('email')}
        icon={<Icon of={IconMail} />}
        type="email"
        inputMode="email"
        dir="ltr"
        autoComplete="username"
        autoCapitalize="none"
        autoFocus
      />
      <PasswordField
        {...form.text('password')}
        label={t('password')}
        showLabel={t('show_password')}
        hideLabel={t('hide_password')}
        autoComplete="current-password"
      />
      <Button type="submit" large loading={form.sending}>
        {t('sign_in')}
      </Button>
      <p className={classes['help']}>
        <Icon of={IconInfoCircle} />
        <span>{t('sign_in_help')}</span>
      </p>
    </form>
  );
};
