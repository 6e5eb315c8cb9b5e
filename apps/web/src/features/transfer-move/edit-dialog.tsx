import type { AnswerOf } from '@proline/contract/frame/endpoint';
import type { getTransfer } from '@proline/contract/transfer/transfer';
import { editLines, TRANSFER_MINOR } from '@proline/domain/pay/transfer-line';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { boxLength } from '../../lib/form/box-length.ts';
import { isWholeBetween } from '../../lib/form/number-problem.ts';
import { isShorter } from '../../lib/form/text-problem.ts';
import { moneyText } from '../../lib/money/money-text.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { usePayLineWords } from '../transfer/pay-line-words.parts.ts';
import { sendEdit } from './transfer-move.api.ts';
import classes from './transfer-move.module.css';

type Transfer = AnswerOf<typeof getTransfer>['data'];
type Typed = { readonly amount: number | null; readonly note: string };
type EditDialogProps = { readonly transfer: Transfer; readonly onClose: () => void; readonly onSaved: () => void };

const LIMITS = { least: -TRANSFER_MINOR.most, most: TRANSFER_MINOR.most };
const NEW = 'new';

/** Amounts of lines, each change with its note, and one line more; the new net amount is reckoned by the server's own rule. */
export const EditDialog = ({ transfer, onClose, onSaved }: EditDialogProps) => {
  const { t, language } = useTranslation('transfer-move');
  const { t: forms } = useTranslation('form');
  const { kindOf } = usePayLineWords();
  const { currency } = transfer;
  const lines = transfer.lines.filter(({ kind }) => kind !== 'recovery');
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>(() =>
    Object.fromEntries<Typed>([
      ...lines.map((line): [string, Typed] => [line.id, { amount: line.amount_minor, note: '' }]),
      [NEW, { amount: null, note: '' }],
    ]),
  );
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const at = (id: string): Typed => typed[id] ?? { amount: null, note: '' };
  const set = (id: string, change: Partial<Typed>) => setTyped((all) => ({ ...all, [id]: { ...at(id), ...change } }));
  const changed = lines.filter(({ id, amount_minor }) => at(id).amount !== amount_minor).map(({ id }) => id);
  const touched = [...changed, ...(at(NEW).amount === null ? [] : [NEW])];
  const amountProblem = (id: string) =>
    tried && touched.includes(id) && !isWholeBetween(at(id).amount, LIMITS) ? t('no_amount') : undefined;
  const noteProblem = (id: string) =>
    tried && touched.includes(id) && isShorter(at(id).note, REASON_LENGTH.least)
      ? forms('reason_short', { least: REASON_LENGTH.least })
      : undefined;
  const isWhole = touched.every(
    (id) => isWholeBetween(at(id).amount, LIMITS) && !isShorter(at(id).note, REASON_LENGTH.least),
  );
  const edit = {
    changes: changed.map((id) => ({ id, amount_minor: at(id).amount ?? 0, note: at(id).note })),
    additions: touched.includes(NEW) ? [{ amount_minor: at(NEW).amount ?? 0, note: at(NEW).note }] : [],
  };
  const totals = editLines(transfer.lines, edit);
  const save = async () => {
    setTried(true);
    if (!isWhole || typeof totals === 'string') return;
    setSending(true);
    try {
      await sendEdit(transfer, edit);
      onSaved();
    } catch (error) {
      // somebody was faster: what is true now is on the screen behind
      if (error instanceof ApiError && error.status === 409) onClose();
    } finally {
      setSending(false);
    }
  };
  const row = (id: string, words: { readonly amount: string; readonly note: string }) => (
    <div key={id} className={classes['line']}>
      <MoneyField
        label={words.amount}
        currency={currency}
        value={at(id).amount}
        onChange={(amount) => set(id, { amount })}
        error={amountProblem(id)}
      />
      {(touched.includes(id) || id === NEW) && (
        <TextField
          label={words.note}
          value={at(id).note}
          onChange={({ currentTarget }) => set(id, { note: currentTarget.value })}
          maxLength={boxLength(at(id).note, REASON_LENGTH.most)}
          error={noteProblem(id)}
          dir="auto"
          autoComplete="off"
        />
      )}
    </div>
  );
  return (
    <Dialog
      open
      onClose={() => !sending && onClose()}
      title={t('edit_title', { code: `T-${transfer.code}` })}
      text={t('edit_text')}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {forms('cancel')}
          </Button>
          <Button loading={sending} onClick={() => void save()}>
            {t('edit_save')}
          </Button>
        </>
      }
    >
      {lines.map((line, index) => {
        const name = lines.length > 1 ? `${kindOf(line)} ${index + 1}` : kindOf(line);
        return row(line.id, { amount: t('edit_amount', { line: name }), note: t('edit_note', { line: name }) });
      })}
      {row(NEW, { amount: t('edit_add_amount'), note: t('edit_add_note') })}
      <p className={classes['net']} role="status">
        {typeof totals === 'string' ? (
          tried && t(`why_${totals}`)
        ) : (
          <>
            {t('new_net')} <b>{moneyText(language, currency, totals.gross_minor - totals.deductions_minor)}</b>
          </>
        )}
      </p>
    </Dialog>
  );
};
