import { IconShieldLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { readOneTimeCode } from '@proline/domain/account/one-time-code';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { codeForm } from './two-factor.forms.ts';
import classes from './two-factor.module.css';

type CodeFormProps = {
  readonly submitLabel: string;
  readonly hint?: string;
  /** Sends the code. A failure is shown at the field or by a toast. */
  readonly send: (otp: string) => Promise<void>;
  /** Buttons before the main one. */
  readonly children?: ReactNode;
};

/** Asks for a code of the app, or for a recovery code if the app is lost. */
export const CodeForm = ({ submitLabel, hint, send, children }: CodeFormProps) => {
  const { t } = useTranslation('two-factor');
  const form = useForm(codeForm, {
    say: (problem) => t(problem),
    refusals: { otp_wrong: 'otp' },
    send: ({ otp }) => send(readOneTimeCode(otp) ?? ''),
  });
  return (
    <form className={classes['form']} {...form.props}>
      <TextField
        {...form.text('otp')}
        label={t('code')}
        hint={hint}
        icon={<Icon of={IconShieldLock} />}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
      />
      <div className={classes['actions']}>
        {children}
        <Button type="submit" loading={form.sending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
};
