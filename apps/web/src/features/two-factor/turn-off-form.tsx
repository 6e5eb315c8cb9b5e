import { useState, type ReactNode } from 'react';
import { PASSWORD_MAX_LENGTH } from '@proline/domain/account/account-limits';
import { readOneTimeCode } from '@proline/domain/account/one-time-code';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { useFields } from '../../lib/form/use-fields.ts';
import { Button } from '../../ui/button/button.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { checkTurnOff } from './two-factor-checks.ts';
import { turnOff } from './two-factor.api.ts';
import classes from './two-factor.module.css';
import { useRefusedField } from '../../lib/form/use-refused-field.ts';

/** Whoever finds an unlocked screen must not be able to take the lock off. */
export const TurnOffForm = ({ onDone, children }: { onDone: () => void; children: ReactNode }) => {
  const { t } = useTranslation('two-factor');
  const { t: auth } = useTranslation('auth');
  const [sending, setSending] = useState(false);
  const refused = useRefusedField({ wrong_current_password: 'current_password', otp_wrong: 'otp' });

  const send = async (values: { current_password: string; otp: string }) => {
    if (sending) return;
    setSending(true);
    try {
      await turnOff({ ...values, otp: readOneTimeCode(values.otp) ?? '' });
      onDone();
    } catch (error) {
      refused.note(error, values);
      setSending(false);
    }
  };
  const { problems, field, submit } = useFields(
    { current_password: '', otp: '' },
    checkTurnOff,
    (values) => void send(values),
  );
  const [password, otp] = [field('current_password'), field('otp')];
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      <PasswordField
        {...password}
        label={t('current_password')}
        error={
          (problems?.current_password && auth(problems.current_password, { max: PASSWORD_MAX_LENGTH })) ??
          refused.textFor('current_password', password.value)
        }
        showLabel={auth('show_password')}
        hideLabel={auth('hide_password')}
        autoComplete="current-password"
        data-autofocus
        required
      />
      <TextField
        {...otp}
        label={t('code')}
        hint={t('code_or_recovery')}
        error={(problems?.otp && t(problems.otp)) ?? refused.textFor('otp', otp.value)}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        required
      />
      <div className={classes['actions']}>
        {children}
        <Button type="submit" tone="danger" loading={sending}>
          {t('turn_off')}
        </Button>
      </div>
    </form>
  );
};
