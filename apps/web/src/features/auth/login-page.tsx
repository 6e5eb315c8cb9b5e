import { IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { PASSWORD_MAX_LENGTH } from '@proline/domain/account/account-limits';
import { ApiError } from '../../lib/api/api-client.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { flashSuccess, showSuccess } from '../../lib/screen/toast.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { Button } from '../../ui/button/button.tsx';
import classes from '../../ui/form/form.module.css';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { EmailField } from '../../ui/form/email-field.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { mayRecover, signIn, type Credentials } from './auth.api.ts';
import { signInForm } from './auth.forms.ts';
import { CodeStep } from './code-step.tsx';
import { ForgottenStep } from './forgotten-step.tsx';

/** Asks for the password, and then for a code if the account has two-factor sign-in. */
export const LoginPage = () => {
  const { t } = useTranslation('auth');
  const [verified, setVerified] = useState<Credentials | null>(null);
  const [forgotten, setForgotten] = useState(false);

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

  if (forgotten) return <ForgottenStep back={() => setForgotten(false)} />;
  if (verified === null) return <PasswordStep send={send} forget={() => setForgotten(true)} />;
  return <CodeStep send={(otp) => send({ ...verified, otp })} back={() => setVerified(null)} />;
};

type PasswordStepProps = {
  readonly send: (credentials: Credentials) => Promise<void>;
  readonly forget: () => void;
};

const PasswordStep = ({ send, forget }: PasswordStepProps) => {
  const { t } = useTranslation('auth');
  usePageTitle(t('sign_in_title'));
  const recoverable = useRecoverable();
  // The server's message about a refused sign-in is already on the screen; the form adds nothing to it.
  const form = useForm(signInForm, { say: (problem) => t(problem, { max: PASSWORD_MAX_LENGTH }), send });

  return (
    <form className={classes['card']} {...form.props}>
      <div className={classes['heading']}>
        <h1>{t('sign_in_title')}</h1>
        <p>{t('sign_in_lead')}</p>
      </div>
      <EmailField {...form.text('email')} label={t('email')} autoComplete="username" autoFocus />
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
      {recoverable && (
        <Button tone="secondary" large onClick={forget}>
          {t('forgotten')}
        </Button>
      )}
      <p className={classes['help']}>
        <Icon of={IconInfoCircle} />
        <span>{t('sign_in_help')}</span>
      </p>
    </form>
  );
};

/** False until the server has said that it can send mail. */
const useRecoverable = (): boolean => {
  const [known, setKnown] = useState(false);
  useEffect(() => {
    // without an answer the form can do without it
    mayRecover().then(setKnown, () => undefined);
  }, []);
  return known;
};
