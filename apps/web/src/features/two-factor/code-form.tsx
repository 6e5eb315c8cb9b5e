import { IconShieldLock } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { readOneTimeCode } from '@proline/domain/account/one-time-code';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { useFields } from '../../lib/form/use-fields.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { checkCode } from './two-factor-checks.ts';
import classes from './two-factor.module.css';
import { useRefusedField } from '../../lib/form/use-refused-field.ts';

type CodeFormProps = {
  readonly submitLabel: string;
  readonly hint?: string;
  /** a failure is said at the field, or by a toast */
  readonly send: (otp: string) => Promise<void>;
  /** buttons before the main one */
  readonly children?: ReactNode;
};

/** Asks for a code of the app, or where the app is lost, for a recovery code. */
export const CodeForm = ({ submitLabel, hint, send, children }: CodeFormProps) => {
  const { t } = useTranslation('two-factor');
  const [sending, setSending] = useState(false);
  const refused = useRefusedField({ otp_wrong: 'otp' });

  const submitCode = async (values: { otp: string }) => {
    if (sending) return;
    setSending(true);
    try {
      await send(readOneTimeCode(values.otp) ?? '');
    } catch (error) {
      refused.note(error, values);
    }
    setSending(false);
  };
  const { problems, field, submit } = useFields({ otp: '' }, checkCode, (values) => void submitCode(values));
  const otp = field('otp');
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      <TextField
        {...otp}
        label={t('code')}
        hint={hint}
        error={(problems?.otp && t(problems.otp)) ?? refused.textFor('otp', otp.value)}
        icon={<Icon of={IconShieldLock} />}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        data-autofocus
        required
      />
      <div className={classes['actions']}>
        {children}
        <Button type="submit" loading={sending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
};
