import { IconInfoCircle, IconShieldLock } from '@tabler/icons-react';
import { readOneTimeCode } from '@proline/domain/account/one-time-code';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { useFields } from '../../lib/form/use-fields.ts';
import { Button } from '../../ui/button/button.tsx';
import classes from '../../ui/form/form.module.css';
import { TextField } from '../../ui/form/text-field.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { checkCode } from './auth-checks.ts';

type CodeStepProps = { readonly sending: boolean; readonly send: (otp: string) => void; readonly back: () => void };

/** The second step of a sign-in: the password was right, now the code of the app, or a recovery code. */
export const CodeStep = ({ sending, send, back }: CodeStepProps) => {
  const { t } = useTranslation('auth');
  usePageTitle(t('code_title'));
  const { problems, field, submit } = useFields({ otp: '' }, checkCode, ({ otp }) => send(readOneTimeCode(otp) ?? ''));
  return (
    <form className={classes['card']} noValidate onSubmit={submit}>
      <div className={classes['heading']}>
        <h1>{t('code_title')}</h1>
        <p>{t('code_lead')}</p>
      </div>
      <TextField
        {...field('otp')}
        label={t('code')}
        error={problems?.otp && t(problems.otp)}
        icon={<Icon of={IconShieldLock} />}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        autoFocus
        required
      />
      <Button type="submit" large loading={sending}>
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
