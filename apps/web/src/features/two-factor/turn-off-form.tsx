import type { ReactNode } from 'react';
import { PASSWORD_MAX_LENGTH } from '@proline/domain/account/account-limits';
import { readOneTimeCode } from '@proline/domain/account/one-time-code';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { turnOff } from './two-factor.api.ts';
import { turnOffForm } from './two-factor.forms.ts';
import classes from './two-factor.module.css';

/** Asks for the password and a code, so that a stranger at an unlocked screen cannot turn two-factor sign-in off. */
export const TurnOffForm = ({ onDone, children }: { onDone: () => void; children: ReactNode }) => {
  const { t } = useTranslation('two-factor');
  const { t: auth } = useTranslation('auth');
  const form = useForm(turnOffForm, {
    say: (problem) => (problem === 'code_invalid' ? t(problem) : auth(problem, { max: PASSWORD_MAX_LENGTH })),
    refusals: { wrong_current_password: 'current_password', otp_wrong: 'otp' },
    send: async (values) => {
      await turnOff({ ...values, otp: readOneTimeCode(values.otp) ?? '' });
      onDone();
    },
  });
  return (
    <form className={classes['form']} {...form.props}>
      <PasswordField
        {...form.text('current_password')}
        label={t('current_password')}
        showLabel={auth('show_password')}
        hideLabel={auth('hide_password')}
        autoComplete="current-password"
        data-autofocus
      />
      <TextField
        {...form.text('otp')}
        label={t('code')}
        hint={t('code_or_recovery')}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={classes['actions']}>
        {children}
        <Button type="submit" tone="danger" loading={form.sending}>
          {t('turn_off')}
        </Button>
      </div>
    </form>
  );
};
