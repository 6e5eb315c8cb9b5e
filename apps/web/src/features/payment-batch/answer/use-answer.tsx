import type { AnswerCheck } from '@proline/contract/payment-batch/batch-answer';
import type { PaymentBatch } from '@proline/contract/payment-batch/payment-batch';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { checkAnswer } from '../payment-batch.api.ts';
import { AnswerDialog } from './answer-dialog.tsx';

export type AnswerIntake = {
  /** Opens the browser's file chooser. */
  readonly choose: () => void;
  readonly take: (file: File | undefined) => void;
  /** The share of the file that has been sent, from 0 to 1; null if none is on its way. */
  readonly share: number | null;
  /** To be put into the page: the file chooser, and what the file says. */
  readonly dialog: ReactNode;
};

const TAKEN = '.xml,.csv,.txt,.xlsx,text/xml,application/xml,text/csv';

/** Takes a bank's answer from a button or a drop, and shows what it would record before anything is. */
export const useAnswer = (batch: PaymentBatch): AnswerIntake => {
  const { t } = useTranslation('bank-answer');
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const [read, setRead] = useState<{ readonly file: File; readonly check: AnswerCheck } | null>(null);
  const takeNow = async (file: File | undefined) => {
    if (!file || share !== null) return;
    setShare(0);
    try {
      setRead({ file, check: await checkAnswer(batch.id, file, setShare) });
    } catch {
      // The refusal has been shown; another file can be chosen.
    } finally {
      setShare(null);
    }
  };
  const take = (file: File | undefined) => void takeNow(file);
  return {
    choose: () => input.current?.click(),
    take,
    share,
    dialog: (
      <>
        <input
          ref={input}
          type="file"
          hidden
          accept={TAKEN}
          aria-label={t('file')}
          onChange={(event) => {
            take(event.currentTarget.files?.[0]);
            // Allows the same file to be chosen again.
            event.currentTarget.value = '';
          }}
        />
        {read && <AnswerDialog batch={batch} {...read} onClose={() => setRead(null)} />}
      </>
    ),
  };
};
