import { IconInfoCircle, IconShieldLock } from '@tabler/icons-react';
import { readOneTimeCode } from '@proline/domain/account/one-time-code';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { Button } from '../../ui/button/button.tsx';
import classes from '../../ui/form/form.module.css';
import { TextField } from '../../ui/form/text-field.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { signInCodeForm } from './auth.forms.ts';

type CodeStepProps = { readonly send: (otp: string) => Promise<void>; readonly back: () => void };

/** The second sign-in step: after the right password it asks for a code of the app, or for a recovery code. */
export const CodeStep = ({ send, back }: CodeStepProps) => {
  const { t } = useTranslation('auth');
  usePageTitle(t('code_title'));
  const form = useForm(signInCodeForm, {
    say: (problem) => t(problem),
    send: ({ otp }) => send(readOneTimeCode(otp) ?? ''),
  });
  return (
    <form className={classes['card']} {...form.props}>
      <div className={classes['heading']}>
        <h1>{t('code_title')}</h1>
        <p>{t('code_lead')}</p>
      </div>
      <TextField
        {...form.text('otp')}
        label={t('code')}
        icon={<Icon of={IconShieldLock} />}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <Button type="submit" large loading={form.sending}>
        {t('sign_in')}
      </Button>
      <Button tone="secondary" large onClick={back}>
        {t('code_back')}
      </Button>
      <p className={classes['help']}>
        <Icon of={IconInfoCircle} />
        <span>{t('code_help')}</span>
      </p>
    </form>
  );
};
