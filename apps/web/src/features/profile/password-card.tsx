import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@proline/domain/account/account-limits';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useFields } from '../../lib/form/use-fields.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { checkPasswordChange } from './profile-checks.ts';
import { savePassword } from './profile.api.ts';
import classes from './profile.module.css';
import { useRefusedField } from '../../lib/form/use-refused-field.ts';

const LIMITS = { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH };

export const PasswordCard = () => {
  const { t } = useTranslation('profile');
  const [changes, setChanges] = useState(0);
  return (
    <Card title={t('password')} icon={<Icon of={IconKey} size="l" />}>
      {/* after a change the form begins anew, empty */}
      <PasswordForm key={changes} onChanged={() => setChanges(changes + 1)} />
    </Card>
  );
};

const PasswordForm = ({ onChanged }: { onChanged: () => void }) => {
  const { t } = useTranslation('profile');
  const { t: auth } = useTranslation('auth');
  const [sending, setSending] = useState(false);
  const refused = useRefusedField({ wrong_current_password: 'current_password' });

  const send = async (values: { current_password: string; new_password: string }) => {
    if (sending) return;
    setSending(true);
    try {
      await savePassword(values);
    } catch (error) {
      console.error('The password was not changed', error);
      refused.note(error, values);
      setSending(false);
      return;
    }
    showSuccess(auth('password_changed'));
    onChanged();
  };

  const { problems, field, submit } = useFields(
    { current_password: '', new_password: '' },
    checkPasswordChange,
    (values) => void send(values),
  );
  const reveal = { showLabel: auth('show_password'), hideLabel: auth('hide_password') };
  const current = field('current_password');
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      <PasswordField
        {...current}
        {...reveal}
        label={t('current_password')}
        error={
          (problems?.current_password && auth(problems.current_password, LIMITS)) ??
          refused.textFor('current_password', current.value)
        }
        autoComplete="current-password"
        required
      />
      <PasswordField
        {...field('new_password')}
        {...reveal}
        label={auth('new_password')}
        hint={auth('password_hint', LIMITS)}
        error={problems?.new_password && auth(problems.new_password, LIMITS)}
        autoComplete="new-password"
        required
      />
      <div className={classes['actions']}>
        <Button type="submit" loading={sending}>
          {t('change_password')}
        </Button>
        <span className={classes['muted']}>{t('password_note')}</span>
      </div>
    </form>
  );
};
