import { IconInfoCircle } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@proline/domain/account/account-limits';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { Button } from '../../ui/button/button.tsx';
import classes from '../../ui/form/form.module.css';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { saveFirstPassword } from './auth.api.ts';
import { firstPasswordForm } from './auth.forms.ts';

const LIMITS = { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH };

/** Opening the page makes no call, so a mail program that checks links cannot use one up. */
export const FirstPasswordPage = () => {
  const { t } = useTranslation('auth');
  usePageTitle(t('first_password_title'));
  const navigate = useNavigate();
  const { token } = useParams({ from: '/split/update-password-for-first-time/$token' });

  const form = useForm(firstPasswordForm, {
    say: (problem) => t(problem, LIMITS),
    refusals: { weak_password: 'password' },
    send: async ({ password }) => {
      await saveFirstPassword(token, password);
      showSuccess(t('password_changed'));
      await navigate({ to: '/login' });
    },
  });

  return (
    <form className={classes['card']} {...form.props}>
      <div className={classes['heading']}>
        <h1>{t('first_password_title')}</h1>
        <p>{t('first_password_lead')}</p>
      </div>
      <PasswordField
        {...form.text('password')}
        label={t('new_password')}
        hint={t('password_hint', { min: PASSWORD_MIN_LENGTH })}
        showLabel={t('show_password')}
        hideLabel={t('hide_password')}
        autoComplete="new-password"
        autoFocus
      />
      <Button type="submit" large loading={form.sending}>
        {t('set_password')}
      </Button>
      <p className={classes['help']}>
        <Icon of={IconInfoCircle} />
        <span>{t('first_password_help')}</span>
      </p>
    </form>
  );
};
