import type { ReactNode } from 'react';
import { PASSWORD_MAX_LENGTH } from '@proline/domain/account/account-limits';
import { readOneTimeCode } from '@proline/domain/account/one-time-code';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { passwordAndCodeForm } from './two-factor.forms.ts';
import classes from './two-factor.module.css';

type PasswordAndCodeFormProps = {
  readonly submitLabel: string;
  readonly hint: string;
  readonly tone?: 'danger';
  /** Sends both. A failure is shown at its field or by a toast. */
  readonly send: (values: { readonly current_password: string; readonly otp: string }) => Promise<void>;
  /** Buttons before the main one. */
  readonly children?: ReactNode;
};

/** Asks for the password and a code, so that a stranger at an unlocked screen cannot turn two-factor sign-in on or off. */
export const PasswordAndCodeForm = ({ submitLabel, hint, tone, send, children }: PasswordAndCodeFormProps) => {
  const { t } = useTranslation('two-factor');
  const { t: auth } = useTranslation('auth');
  const form = useForm(passwordAndCodeForm, {
    say: (problem) => (problem === 'code_invalid' ? t(problem) : auth(problem, { max: PASSWORD_MAX_LENGTH })),
    refusals: { wrong_current_password: 'current_password', otp_wrong: 'otp' },
    send: (values) => send({ ...values, otp: readOneTimeCode(values.otp) ?? '' }),
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
        hint={hint}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={classes['actions']}>
        {children}
        <Button type="submit" {...(tone && { tone })} loading={form.sending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
};
