import type { BatchLine, PaymentBatch } from '@proline/contract/payment-batch/payment-batch';
import { nameIn } from '@proline/domain/text/name-in';
import { useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { showSuccess } from '../../../lib/screen/toast.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { MessageButton } from '../../message/message-button.parts.tsx';
import { sendBack, takeOutLine } from '../payment-batch.api.ts';
import { sendBackForm } from '../payment-batch.forms.ts';
import { useMayPay } from '../use-may-pay.ts';
import { LineNotes } from './line-notes.tsx';
import { RecordFailedDialog, RecordPaidDialog } from './record-dialogs.tsx';
import classes from './batch-lines.module.css';

type LineProps = { readonly batch: PaymentBatch; readonly line: BatchLine };

/** Why a line stands where it does, and the ways out. */
export const LineDetails = ({ batch, line }: LineProps) => {
  const { t } = useTranslation('batch-line');
  const { mayWrite } = useMayPay();
  return (
    <div className={classes['details']}>
      <LineNotes line={line} />
      <div className={classes['actions']}>
        {mayWrite && batch.status === 'draft' && line.state !== 'removed' && <TakeOut batch={batch} line={line} />}
        {mayWrite && line.state === 'waiting' && <Record batch={batch} line={line} />}
        {line.state === 'failed' && <AskAccount line={line} />}
        {mayWrite && line.state === 'failed' && line.transfer.status === 'approved' && <SendBack line={line} />}
        <ButtonLink tone="secondary" small to="/transactions" search={{ open: line.transfer.id }}>
          {t('open_transfer')}
        </ButtonLink>
      </div>
    </div>
  );
};

const TakeOut = ({ batch, line }: LineProps) => {
  const { t } = useTranslation('batch-line');
  const [asked, setAsked] = useState(false);
  const code = `T-${line.transfer.code}`;
  return (
    <>
      <Button tone="secondary" onClick={() => setAsked(true)}>
        {t('take_out')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('take_out_title', { code })}
        text={t('take_out_text')}
        confirmLabel={t('take_out_confirm')}
        onCancel={() => setAsked(false)}
        onConfirm={async () => {
          await takeOutLine(batch, line.id);
          setAsked(false);
          showSuccess(t('taken_out', { code }));
        }}
      />
    </>
  );
};

const Record = ({ batch, line }: LineProps) => {
  const { t } = useTranslation('batch-line');
  const [asked, setAsked] = useState<'paid' | 'failed' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <Button tone="secondary" onClick={() => setAsked('paid')}>
        {t('record_paid')}
      </Button>
      <Button tone="secondary" onClick={() => setAsked('failed')}>
        {t('record_failed')}
      </Button>
      {asked === 'paid' && <RecordPaidDialog batch={batch} line={line} onClose={close} />}
      {asked === 'failed' && <RecordFailedDialog batch={batch} line={line} onClose={close} />}
    </>
  );
};

const SendBack = ({ line: { transfer } }: Pick<LineProps, 'line'>) => {
  const { t } = useTranslation('batch-line');
  const [asked, setAsked] = useState(false);
  const code = `T-${transfer.code}`;
  return (
    <>
      <Button tone="secondary" onClick={() => setAsked(true)}>
        {t('to_pending')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('to_pending_title', { code })}
        text={t('to_pending_text')}
        reason={sendBackForm}
        confirmLabel={t('to_pending_confirm')}
        onCancel={() => setAsked(false)}
        onConfirm={async (reason) => {
          await sendBack(transfer, reason);
          setAsked(false);
          showSuccess(t('returned', { code }));
        }}
      />
    </>
  );
};

/** Whoever may write to people asks for another account; everybody else sees the one that is there. */
const AskAccount = ({ line: { payee } }: Pick<LineProps, 'line'>) => {
  const { t, language } = useTranslation('batch-line');
  const { mayMessage } = useMayPay();
  if (mayMessage)
    return (
      <MessageButton
        id={payee.id}
        name={nameIn(language, payee)}
        about={{ label: t('ask_account'), proposed: ASKED }}
      />
    );
  const to = payee.kind === 'usher' ? '/ushers/$id/$tab' : '/leaders/$id/$tab';
  return (
    <ButtonLink tone="secondary" small to={to} params={{ id: payee.id, tab: 'bank' }}>
      {t('see_account')}
    </ButtonLink>
  );
};

/** Each person gets the language spoken better, so both are proposed, whatever language the reader has. */
const ASKED = {
  text_en: 'The bank could not pay you. Please send us a bank account in your own name.',
  text_ar: 'تعذّر على البنك تحويل مستحقاتك. نرجو إرسال حساب بنكي باسمك.',
};
