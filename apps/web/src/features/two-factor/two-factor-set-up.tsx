import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { CopyButton } from '../../ui/button/copy-button.tsx';
import { QrCode } from '../../ui/picture/qr-code.tsx';
import { PasswordAndCodeForm } from './password-and-code-form.tsx';
import { confirmSetUp } from './two-factor.api.ts';
import classes from './two-factor.module.css';

const QR_PX = 192;
const GROUP = /.{1,4}/g;

type TwoFactorSetUpProps = {
  readonly begun: { secret: string; uri: string };
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
  /** A way to cancel, where there is one. */
  readonly children?: ReactNode;
};

/** Shows the secret as a picture and as text, then asks for a first code to prove that the app has the secret. */
export const TwoFactorSetUp = ({ begun, onConfirmed, children }: TwoFactorSetUpProps) => {
  const { t } = useTranslation('two-factor');
  return (
    <>
      <ol className={classes['steps']}>
        <li>{t('set_up_app')}</li>
        <li>
          {t('set_up_scan')}
          <div className={classes['scan']}>
            <QrCode text={begun.uri} label={t('qr_code')} size={QR_PX} />
            <div className={classes['secret']}>
              <span className={classes['muted']}>{t('set_up_by_hand')}</span>
              <bdi dir="ltr" className={classes['letters']}>
                {begun.secret.match(GROUP)?.join(' ')}
              </bdi>
              <CopyButton text={begun.secret} label={t('copy_secret')} copiedLabel={t('copied')} />
            </div>
          </div>
        </li>
        <li>{t('set_up_confirm')}</li>
      </ol>
      <PasswordAndCodeForm
        submitLabel={t('turn_on')}
        hint={t('turn_on_hint')}
        send={async (values) => onConfirmed(await confirmSetUp(values))}
      >
        {children}
      </PasswordAndCodeForm>
    </>
  );
};
