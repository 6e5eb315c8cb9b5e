import { IconKey } from '@tabler/icons-react';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@proline/domain/account/account-limits';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { savePassword } from './profile.api.ts';
import { passwordForm } from './profile.forms.ts';
import classes from './profile.module.css';

const LIMITS = { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH };

export const PasswordCard = () => {
  const { t } = useTranslation('profile');
  const { t: auth } = useTranslation('auth');
  const form = useForm(passwordForm, {
    say: (problem) => auth(problem, LIMITS),
    refusals: { wrong_current_password: 'current_password', weak_password: 'new_password' },
    send: async (values) => {
      await savePassword(values);
      showSuccess(auth('password_changed'));
      form.reset();
    },
  });
  const reveal = { showLabel: auth('show_password'), hideLabel: auth('hide_password') };
  return (
    <Card title={t('password')} icon={<Icon of={IconKey} size="l" />}>
      <form className={classes['form']} {...form.props}>
        <PasswordField
          {...form.text('current_password')}
          {...reveal}
          label={t('current_password')}
          autoComplete="current-password"
        />
        <PasswordField
          {...form.text('new_password')}
          {...reveal}
          label={auth('new_password')}
          hint={auth('password_hint', LIMITS)}
          autoComplete="new-password"
        />
        <div className={classes['actions']}>
          <Button type="submit" loading={form.sending}>
            {t('change_password')}
          </Button>
          <span className={classes['muted']}>{t('password_note')}</span>
        </div>
      </form>
    </Card>
  );
};
