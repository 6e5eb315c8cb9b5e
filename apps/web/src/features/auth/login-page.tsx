import { IconInfoCircle, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { PASSWORD_MAX_LENGTH } from '@proline/domain/account/account-limits';
import { paths } from '../../app/paths.ts';
import { ApiError } from '../../lib/api/api-client.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { flashSuccess, showSuccess } from '../../lib/screen/toast.ts';
import { useFields } from '../../lib/form/use-fields.ts';
import { Button } from '../../ui/button/button.tsx';
import classes from '../../ui/form/form.module.css';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { checkLogin } from './auth-checks.ts';
import { signIn, type Credentials } from './auth.api.ts';
import { CodeStep } from './code-step.tsx';

/** After a password that was right, an account with two factors is asked for its code. */
export const LoginPage = () => {
  const { t } = useTranslation('auth');
  const [sending, setSending] = useState(false);
  const [verified, setVerified] = useState<Credentials | null>(null);

  const send = async (credentials: Credentials) => {
    if (sending) return;
    setSending(true);
    try {
      await signIn(credentials);
    } catch (error) {
      // The server's message is on the screen already; the form adds none of its own.
      setSending(false);
      const code = error instanceof ApiError ? error.code : '';
      if (code === 'otp_required') setVerified(credentials);
      if (code === 'wrong_credentials') setVerified(null);
      return;
    }
    showSuccess(t('login_success'));
    flashSuccess(t('login_success'));
    // A page load, not a step inside the app: nothing of whoever sat here before stays in memory.
    window.location.replace(paths.dashboard);
  };

  if (verified === null) return <PasswordStep sending={sending} send={(credentials) => void send(credentials)} />;
  return <CodeStep sending={sending} send={(otp) => void send({ ...verified, otp })} back={() => setVerified(null)} />;
};

type PasswordStepProps = { readonly sending: boolean; readonly send: (credentials: Credentials) => void };

const PasswordStep = ({ sending, send }: PasswordStepProps) => {
  const { t } = useTranslation('auth');
  usePageTitle(t('sign_in_title'));
  const { problems, field, submit } = useFields({ email: '', password: '' }, checkLogin, send);

  return (
    <form className={classes['card']} noValidate onSubmit={submit}>
      <div className={classes['heading']}>
        <h1>{t('sign_in_title')}</h1>
        <p>{t('sign_in_lead')}</p>
      </div>
      <TextField
        {...field('email')}
        label={t('email')}
        error={problems?.email && t(problems.email)}
        icon={<Icon of={IconMail} />}
        type="email"
        inputMode="email"
        dir="ltr"
        autoComplete="username"
        autoCapitalize="none"
        autoFocus
        required
      />
      <PasswordField
        {...field('password')}
        label={t('password')}
        error={problems?.password && t(problems.password, { max: PASSWORD_MAX_LENGTH })}
        showLabel={t('show_password')}
        hideLabel={t('hide_password')}
        autoComplete="current-password"
        required
      />
      <Button type="submit" large loading={sending}>
        {t('sign_in')}
      </Button>
      <p className={classes['help']}>
        <Icon of={IconInfoCircle} />
        <span>{t('sign_in_help')}</span>
      </p>
    </form>
  );
};
