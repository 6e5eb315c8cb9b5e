import type { AnswerCheck } from '@proline/contract/payment-batch/batch-answer';
import type { PaymentBatch } from '@proline/contract/payment-batch/payment-batch';
import { nameIn } from '@proline/domain/text/name-in';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { moneyText } from '../../../lib/money/money-text.ts';
import { showSuccess } from '../../../lib/screen/toast.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useFocusReturn } from '../../../ui/overlay/use-focus-return.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { useReasonWords } from '../lines/line-cells.tsx';
import { importAnswer } from '../payment-batch.api.ts';
import classes from './bank-answer.module.css';

type AnswerDialogProps = {
  readonly batch: PaymentBatch;
  readonly file: File;
  readonly check: AnswerCheck;
  readonly onClose: () => void;
};

/** What an answer would record: matched, unknown and conflicting lines. Recording asks for the very file that was shown. */
export const AnswerDialog = ({ batch, file, check, onClose }: AnswerDialogProps) => {
  useFocusReturn();
  const { t } = useTranslation('bank-answer');
  const { t: form } = useTranslation('form');
  const [sending, setSending] = useState(false);
  const results = check.paid + check.failed;
  const canRecord = !check.stops && results > 0;
  const close = () => {
    if (!sending) onClose();
  };
  const record = async () => {
    setSending(true);
    try {
      await importAnswer(batch.id, file, check.sha256);
      onClose();
      showSuccess(t('recorded', { count: results }));
    } catch {
      // The refusal has been shown, and nothing was recorded.
      setSending(false);
    }
  };
  return (
    <Dialog
      open
      onClose={close}
      width={560}
      title={t('title')}
      text={
        <>
          <bdi lang="">{file.name}</bdi> · <bdi dir="ltr">{check.format}</bdi> · {t('text')}
        </>
      }
      icon={<Icon of={IconFileImport} size="l" />}
      tone={check.stops ? 'red' : 'brand'}
      actions={
        <>
          <Button tone="secondary" data-autofocus onClick={close}>
            {canRecord ? form('cancel') : t('close')}
          </Button>
          {canRecord && (
            <Button loading={sending} onClick={() => void record()}>
              {t('record', { count: results })}
            </Button>
          )}
        </>
      }
    >
      <Note check={check} canRecord={canRecord} />
      <Counts batch={batch} check={check} />
      <Failures check={check} />
      <Conflicts check={check} />
    </Dialog>
  );
};

const Note = ({ check, canRecord }: { readonly check: AnswerCheck; readonly canRecord: boolean }) => {
  const { t } = useTranslation('bank-answer');
  const words = () => {
    if (check.stops) return t(check.conflicts.length > 0 ? 'stops' : 'strangers');
    if (check.seen_before) return t('seen');
    if (!canRecord) return t('nothing');
    return check.conflicts.length > 0 ? t('rest_kept') : null;
  };
  const text = words();
  return text === null ? null : (
    <p className={classes['note']} data-bad={check.stops || undefined} role="note">
      {text}
    </p>
  );
};

const Counts = ({ batch, check }: Pick<AnswerDialogProps, 'batch' | 'check'>) => {
  const { t, language } = useTranslation('bank-answer');
  const money = (minor: number) => moneyText(language, batch.currency, minor);
  const rows = [
    { key: 'paid', count: check.paid, total: money(check.paid_minor) },
    { key: 'failed', count: check.failed, total: money(check.failed_minor) },
    { key: 'known', count: check.known, total: null },
    { key: 'waiting', count: check.waiting, total: null },
    { key: 'unknown', count: check.unknown_count, total: null },
    { key: 'conflicts', count: check.conflicts.length, total: null },
  ] as const;
  return (
    <table className={classes['table']} aria-label={t('title')}>
      <tbody>
        {rows
          .filter(({ key, count }) => count > 0 || key === 'paid' || key === 'failed')
          .map(({ key, count, total }) => (
            <tr key={key} data-bad={(key === 'conflicts' && check.stops) || undefined}>
              <th scope="row">{t(key)}</th>
              <td>{formatNumber(language, count)}</td>
              <td>{total !== null && <bdi>{total}</bdi>}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
};

const Failures = ({ check: { failures } }: Pick<AnswerDialogProps, 'check'>) => {
  const { t, language } = useTranslation('bank-answer');
  const reasonOf = useReasonWords();
  if (failures.length === 0) return null;
  return (
    <ul className={classes['list']} aria-label={t('failed')} tabIndex={0}>
      {failures.map(({ line_no, code, text, ...payee }) => (
        <li key={line_no}>
          {t('line_number', { number: formatNumber(language, line_no) })}:{' '}
          <b dir="auto" lang="">
            {nameIn(language, payee)}
          </b>{' '}
          · <bdi dir="ltr">{code}</bdi> · {reasonOf(code)}{' '}
          {text !== null && (
            <span className={classes['quiet']} dir="auto" lang="">
              {text}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
};

const Conflicts = ({ check: { conflicts, unknown } }: Pick<AnswerDialogProps, 'check'>) => {
  const { t, language } = useTranslation('bank-answer');
  if (conflicts.length + unknown.length === 0) return null;
  return (
    <ul className={classes['list']} aria-label={t('conflicts')} tabIndex={0}>
      {conflicts.map(({ end_to_end_id, line_no, why }) => (
        <li key={`${end_to_end_id} ${why}`}>
          {line_no !== null && `${t('line_number', { number: formatNumber(language, line_no) })} · `}
          <bdi dir="ltr">{end_to_end_id}</bdi> · {t(`conflict_${why}`)}
        </li>
      ))}
      {unknown.map((reference) => (
        <li key={reference}>
          <bdi dir="ltr" lang="">
            {reference}
          </bdi>{' '}
          · {t('unknown')}
        </li>
      ))}
    </ul>
  );
};
