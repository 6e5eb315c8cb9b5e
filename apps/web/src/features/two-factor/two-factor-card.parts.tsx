import { IconShieldCheck, IconShieldLock } from '@tabler/icons-react';
import { useState } from 'react';
import type { Profile } from '@proline/contract/profile/profile';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { CodeForm } from './code-form.tsx';
import { beginSetUp, newRecoveryCodes, noteTwoFactor, turnOff } from './two-factor.api.ts';
import classes from './two-factor.module.css';
import { PasswordAndCodeForm } from './password-and-code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoFactorSetUp } from './two-factor-set-up.tsx';

type Step =
  | { readonly name: 'set_up'; readonly begun: { secret: string; uri: string } }
  | { readonly name: 'codes'; readonly codes: readonly string[]; readonly renewed: boolean }
  | { readonly name: 'renew' }
  | { readonly name: 'turn_off' };

const FEW_CODES = 3;

export const TwoFactorCard = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('two-factor');
  const [step, setStep] = useState<Step | null>(null);
  const [beginning, setBeginning] = useState(false);
  const on = profile.two_factor === 'on';

  const begin = async () => {
    setBeginning(true);
    // A toast shows the refusal.
    const begun = await beginSetUp().catch(() => null);
    setBeginning(false);
    if (begun) setStep({ name: 'set_up', begun });
  };
  const finish = async (state: 'on' | 'off', said: string) => {
    setStep(null);
    showSuccess(said);
    await noteTwoFactor(state);
  };
  return (
    <Card
      title={t('two_factor')}
      icon={<Icon of={IconShieldLock} size="l" />}
      tag={on ? t('two_factor_on') : t('two_factor_off')}
    >
      <div className={classes['card']}>
        <p className={classes['text']}>{on ? t('two_factor_on_text') : t('two_factor_off_text')}</p>
        {on && (
          <p className={classes['text']} data-low={profile.recovery_codes_left < FEW_CODES || undefined}>
            {t('codes_left', { count: profile.recovery_codes_left })}
          </p>
        )}
        <div className={classes['cardActions']}>
          {!on && (
            <Button loading={beginning} onClick={() => void begin()}>
              {t('set_up')}
            </Button>
          )}
          {on && (
            <>
              <Button tone="secondary" onClick={() => setStep({ name: 'renew' })}>
                {t('renew_codes')}
              </Button>
              <Button tone="secondary" onClick={() => setStep({ name: 'turn_off' })}>
                {t('turn_off')}
              </Button>
            </>
          )}
        </div>
      </div>
      <TwoFactorDialog
        step={step}
        go={setStep}
        close={() => setStep(null)}
        finish={(state, said) => void finish(state, said)}
      />
    </Card>
  );
};

type TwoFactorDialogProps = {
  readonly step: Step | null;
  readonly go: (step: Step) => void;
  readonly close: () => void;
  readonly finish: (state: 'on' | 'off', said: string) => void;
};

/** One dialog for all steps. While it shows codes, which are shown only once, a click beside it does not close it. */
const TwoFactorDialog = ({ step, go, close, finish }: TwoFactorDialogProps) => {
  const { t } = useTranslation('two-factor');
  const { t: forms } = useTranslation('form');
  const showsCodes = step?.name === 'codes';
  const cancel = (
    <Button tone="secondary" onClick={close}>
      {forms('cancel')}
    </Button>
  );
  return (
    <Dialog
      open={step !== null}
      onClose={() => !showsCodes && close()}
      title={t(`${step?.name ?? 'set_up'}_title`)}
      icon={<Icon of={IconShieldCheck} size="l" />}
      tone={step?.name === 'turn_off' ? 'red' : 'brand'}
      width={560}
    >
      {step?.name === 'set_up' && (
        <TwoFactorSetUp begun={step.begun} onConfirmed={(codes) => go({ name: 'codes', codes, renewed: false })}>
          {cancel}
        </TwoFactorSetUp>
      )}
      {step?.name === 'codes' && (
        <RecoveryCodes
          codes={step.codes}
          onDone={() => finish('on', step.renewed ? t('codes_renewed') : t('turned_on'))}
        />
      )}
      {step?.name === 'renew' && (
        <CodeForm
          submitLabel={t('renew_codes')}
          hint={t('renew_hint')}
          send={async (otp) => go({ name: 'codes', codes: await newRecoveryCodes(otp), renewed: true })}
        >
          {cancel}
        </CodeForm>
      )}
      {step?.name === 'turn_off' && (
        <PasswordAndCodeForm
          submitLabel={t('turn_off')}
          hint={t('code_or_recovery')}
          tone="danger"
          send={async (values) => {
            await turnOff(values);
            finish('off', t('turned_off'));
          }}
        >
          {cancel}
        </PasswordAndCodeForm>
      )}
    </Dialog>
  );
};
