import { IconShieldLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { Button } from '../../ui/button/button.tsx';
import { Tile } from '../../ui/page/tile.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { beginSetUp, noteTwoFactor } from './two-factor.api.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoFactorSetUp } from './two-factor-set-up.tsx';
import classes from './two-factor.module.css';

/** Replaces everything else while the organization requires two-factor sign-in and this account has not set it up. */
export const TwoFactorGate = ({ logout }: { logout: () => void }) => {
  const { t } = useTranslation('two-factor');
  const { t: shell } = useTranslation('shell');
  usePageTitle(t('gate_title'));
  const [begun, setBegun] = useState<{ secret: string; uri: string } | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [beginning, setBeginning] = useState(false);

  const begin = async () => {
    setBeginning(true);
    setBegun(await beginSetUp().catch(() => null));
    setBeginning(false);
  };
  const leave = (
    <Button tone="secondary" onClick={logout}>
      {shell('logout')}
    </Button>
  );
  return (
    <main className={classes['gate']}>
      <section className={classes['gateCard']}>
        <Tile tone="brand">
          <Icon of={IconShieldLock} size="l" />
        </Tile>
        <h1>{codes ? t('codes_title') : t('gate_title')}</h1>
        {!codes && <p className={classes['muted']}>{t('gate_text')}</p>}
        {!begun && (
          <div className={classes['actions']}>
            {leave}
            <Button loading={beginning} onClick={() => void begin()}>
              {t('set_up')}
            </Button>
          </div>
        )}
        {begun && !codes && (
          <TwoFactorSetUp begun={begun} onConfirmed={setCodes}>
            {leave}
          </TwoFactorSetUp>
        )}
        {codes && (
          <RecoveryCodes
            codes={codes}
            onDone={() => {
              showSuccess(t('turned_on'));
              void noteTwoFactor('on');
            }}
          />
        )}
      </section>
    </main>
  );
};
