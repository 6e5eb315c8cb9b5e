import type { AnswerOf } from '@proline/contract/frame/endpoint';
import type { getTransfer } from '@proline/contract/transfer/transfer';
import { mayDo } from '@proline/domain/account/permission';
import { approvalOutcome, refuseTransferMove, type TransferAction } from '@proline/domain/pay/transfer-move';
import { nameIn } from '@proline/domain/text/name-in';
import {
  IconArrowBackUp,
  IconBuildingBank,
  IconCheck,
  IconLock,
  IconLockOpen,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { moneyText } from '../../lib/money/money-text.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useLetterKeys } from '../../lib/screen/use-letter-keys.ts';
import { openNext, useSeen } from '../../lib/screen/use-seen.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { KeyCap } from '../../ui/picture/key-cap.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { factsOf } from './rule-facts.ts';
import { sendApproval, sendHold, sendRelease, sendReturn, sendVoid } from './transfer-move.api.ts';
import { holdForm, returnForm, voidForm } from './transfer-move.forms.ts';
import classes from './transfer-move.module.css';

type Transfer = AnswerOf<typeof getTransfer>['data'];
type Asked = 'return' | 'hold' | 'void' | 'edit' | 'pay';
const LETTERS: Partial<Record<TransferAction, string>> = {
  approve: 'A',
  return: 'R',
  hold: 'H',
  release: 'H',
  edit: 'E',
};

/** What is offered at each status; the rest would only take room. */
const offeredFor = ({ status, voided, hold }: Transfer): readonly TransferAction[] => {
  if (voided !== null || status === 'transferred') return [];
  const holding = hold === null ? 'hold' : 'release';
  return status === 'pending_approval' ? ['void', 'edit', holding, 'approve'] : ['void', holding, 'return', 'pay'];
};

const ICONS = {
  approve: IconCheck,
  return: IconArrowBackUp,
  void: IconTrash,
  hold: IconLock,
  release: IconLockOpen,
  edit: IconPencil,
  pay: IconBuildingBank,
};

/** The decisions about one transfer, the usual ones by one key. A shut one stays where it is, with its reason beside it. */
export const TransferActions = ({
  transfer,
  next,
}: {
  readonly transfer: Transfer;
  readonly next?: (() => void) | undefined;
}) => {
  const { t, language } = useTranslation('transfer-move');
  const user = useUser();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [sending, setSending] = useState(false);
  const why = useId();
  const seen = useSeen(true);
  const code = `T-${transfer.code}`;
  const money = (minor: number) => moneyText(language, transfer.currency, minor);
  if (user === null || !mayDo(user.permission_set, 'transfers.write')) return <Keys keys={{}} />;
  const offered = offeredFor(transfer);
  const refusalOf = (action: TransferAction) =>
    refuseTransferMove(action, factsOf(transfer, transfer.voided !== null), user.id);
  const limit = transfer.second_approver_above;
  const outcome = approvalOutcome(transfer, limit);

  const send = async (sent: () => Promise<unknown>, words: string) => {
    setSending(true);
    try {
      await sent();
      showSuccess(words);
      openNext(next);
    } catch {
      // the failure is already on the screen
    } finally {
      setSending(false);
    }
  };
  const runs: Record<TransferAction, () => void> = {
    approve: () => void send(() => sendApproval(transfer), t(outcome, { code })),
    release: () => void send(() => sendRelease(transfer), t('released', { code })),
    return: () => setAsked('return'),
    void: () => setAsked('void'),
    hold: () => setAsked('hold'),
    edit: () => setAsked('edit'),
    pay: () => setAsked('pay'),
  };
  const runOf = (action: TransferAction) =>
    offered.includes(action) && refusalOf(action) === null && seen && !sending ? runs[action] : undefined;
  const refusals = [...new Set(offered.flatMap((action) => refusalOf(action) ?? []))];
  const close = () => setAsked(null);
  const done = (words: string) => {
    close();
    showSuccess(words);
    openNext(next);
  };
  if (offered.length === 0) return <Keys keys={{}} />;
  return (
    <div className={classes['actions']}>
      <Keys
        keys={
          asked === null
            ? {
                KeyA: runOf('approve'),
                KeyR: runOf('return'),
                KeyH: runOf('hold') ?? runOf('release'),
                KeyE: runOf('edit'),
              }
            : {}
        }
      />
      {(refusals.length > 0 || outcome === 'first_approved') && (
        <p id={why} className={classes['why']}>
          {refusals.map((refusal) => (
            <span key={refusal}>{t(`why_${refusal}`)}</span>
          ))}
          {outcome === 'first_approved' && limit !== null && offered.includes('approve') && (
            <span>{t('needs_two', { amount: money(limit) })}</span>
          )}
        </p>
      )}
      <div className={classes['buttons']} role="group" aria-label={t('actions')}>
        {offered.map((action) => (
          <Button
            key={action}
            tone={action === 'approve' || action === 'pay' ? 'primary' : 'secondary'}
            loading={sending && action === 'approve'}
            {...(LETTERS[action] !== undefined && { 'aria-keyshortcuts': LETTERS[action] })}
            {...(runOf(action) ? { onClick: runOf(action) } : { 'aria-disabled': true, 'aria-describedby': why })}
          >
            <Icon of={ICONS[action]} />
            {t(action === 'approve' && outcome === 'first_approved' ? 'approve_first' : action)}
            {LETTERS[action] !== undefined && <KeyCap silent>{LETTERS[action]}</KeyCap>}
          </Button>
        ))}
      </div>
      {asked === 'return' && (
        <Reason
          title={t('return_title', { code })}
          text={t('return_text')}
          label={t('return')}
          form={returnForm}
          onClose={close}
          onReason={async (reason) => {
            await sendReturn(transfer, reason);
            done(t('returned', { code }));
          }}
        />
      )}
      {asked === 'hold' && (
        <Reason
          title={t('hold_title', { code })}
          text={t('hold_text')}
          label={t('hold')}
          form={holdForm}
          onClose={close}
          onReason={async (reason) => {
            await sendHold(transfer, reason);
            done(t('held', { code }));
          }}
        />
      )}
      {asked === 'void' && (
        <Reason
          title={t('void_title', { code })}
          text={t('void_text', { amount: money(transfer.net_minor), name: nameIn(language, transfer.payee) })}
          label={t('void')}
          form={voidForm}
          onClose={close}
          onReason={async (reason) => {
            await sendVoid(transfer, reason);
            done(t('voided', { code }));
          }}
        />
      )}
      {asked === 'edit' && (
        <EditDialog transfer={transfer} onClose={close} onSaved={() => done(t('edited', { code }))} />
      )}
      {asked === 'pay' && (
        <PaymentDialog transfer={transfer} onClose={close} onSaved={() => done(t('paid', { code }))} />
      )}
    </div>
  );
};

/** Hooks cannot be called for some and not for others. */
const Keys = ({ keys }: { readonly keys: Parameters<typeof useLetterKeys>[0] }): ReactNode => {
  useLetterKeys(keys, true);
  return null;
};

type ReasonProps = {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly form: typeof returnForm;
  readonly onReason: (reason: string) => Promise<void>;
  readonly onClose: () => void;
};

const Reason = ({ title, text, label, form, onReason, onClose }: ReasonProps) => (
  <ConfirmDialog
    open
    title={title}
    text={text}
    confirmLabel={label}
    reason={form}
    onConfirm={onReason}
    onCancel={onClose}
  />
);
