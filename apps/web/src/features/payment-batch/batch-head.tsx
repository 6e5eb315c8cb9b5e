import type { PaymentBatch } from '@proline/contract/payment-batch/payment-batch';
import { batchCode } from '@proline/domain/payment-batch/batch-status';
import {
  IconBan,
  IconChevronDown,
  IconDownload,
  IconFileExport,
  IconFileImport,
  IconPlus,
  IconPrinter,
} from '@tabler/icons-react';
import { useState } from 'react';
import { calendarDate, mediumDate } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { withCommas } from '../../lib/texts/word-list.ts';
import { Button } from '../../ui/button/button.tsx';
import { ActionMenu } from '../../ui/overlay/action-menu.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { Breadcrumb } from '../../ui/page/breadcrumb.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { StatusBadge } from '../status/status-badge.parts.tsx';
import { AddLinesDialog } from './add-lines/add-lines-dialog.tsx';
import { CancelBatchDialog } from './cancel-batch-dialog.tsx';
import { inFile } from './batch-words.ts';
import { ExportBatchDialog } from './export-batch-dialog.tsx';
import { PrintedBatch } from './printed-batch.tsx';
import { useBatchFiles } from './use-batch-files.tsx';
import { useMayPay } from './use-may-pay.ts';
import classes from './batch-page.module.css';

type BatchHeadProps = {
  readonly batch: PaymentBatch;
  /** Asks for the bank's answer; null: not by this reader, or not now. */
  readonly onAnswer: (() => void) | null;
};

/** What the batch is, and what can be done with it now. */
export const BatchHead = ({ batch, onAnswer }: BatchHeadProps) => {
  const { t } = useTranslation('payment-batch');
  const code = batchCode(batch.code);
  const title = t('batch', { code });
  usePageTitle(title);
  return (
    <header className={classes['top']}>
      <Breadcrumb
        label={t('breadcrumb')}
        above={[
          { key: 'transactions', label: t('transactions'), link: { to: '/transactions' } },
          { key: 'batches', label: t('batches'), link: { to: '/transactions/batches' } },
        ]}
        here={<bdi dir="ltr">{code}</bdi>}
      />
      <PageHeader
        title={title}
        facts={<Facts batch={batch} />}
        actions={<Actions batch={batch} onAnswer={onAnswer} />}
      />
      <ShutReason batch={batch} />
    </header>
  );
};

const Facts = ({ batch }: { readonly batch: PaymentBatch }) => {
  const { t, language } = useTranslation('payment-batch');
  const { status, payer, created_by, approved_by } = batch;
  return (
    <>
      <StatusBadge status={status}>{t(`status_${status}`)}</StatusBadge>
      <span>{mediumDate(language, new Date(batch.created_at))}</span>
      <span>· {t('pays_on', { day: calendarDate(language, batch.execute_on) })}</span>
      <span>
        · <bdi>{t('from_payer', { bank: payer.bank_name })}</bdi>{' '}
        {payer.iban_last4 !== null && (
          <bdi dir="ltr">
            {payer.country}•• •••• {payer.iban_last4}
          </bdi>
        )}
      </span>
      {created_by !== null && <bdi>· {t('made_by', { name: created_by })}</bdi>}
      {approved_by.length > 0 && <bdi>· {t('approved_by', { names: withCommas(language, approved_by) })}</bdi>}
    </>
  );
};

const Actions = ({ batch, onAnswer }: BatchHeadProps) => {
  const { t } = useTranslation('payment-batch');
  const { mayWrite } = useMayPay();
  const files = useBatchFiles(batch);
  const [asked, setAsked] = useState<'add' | 'export' | 'cancel' | 'print' | null>(null);
  const close = () => setAsked(null);
  const ready = inFile(batch.status, batch.sums).count;
  const isDraft = mayWrite && batch.status === 'draft';
  return (
    <>
      <Button tone="secondary" onClick={() => setAsked('print')}>
        <Icon of={IconPrinter} />
        {t('print')}
      </Button>
      {files.length > 0 && (
        <Menu
          label={t('download')}
          items={files}
          trigger={(props) => (
            <Button tone="secondary" {...props}>
              <Icon of={IconDownload} />
              {t('download')}
              <Icon of={IconChevronDown} />
            </Button>
          )}
        />
      )}
      {isDraft && (
        <Button tone="secondary" onClick={() => setAsked('add')}>
          <Icon of={IconPlus} />
          {t('add_lines')}
        </Button>
      )}
      {isDraft && (
        <Button
          aria-disabled={ready === 0 || undefined}
          aria-describedby={ready === 0 ? SHUT_ID : undefined}
          onClick={() => {
            if (ready > 0) setAsked('export');
          }}
        >
          <Icon of={IconFileExport} />
          {ready === 0 ? t('export') : t('export_lines', { lines: t('lines', { count: ready }) })}
        </Button>
      )}
      {onAnswer && (
        <Button onClick={onAnswer}>
          <Icon of={IconFileImport} />
          <ImportLabel />
        </Button>
      )}
      {isDraft && (
        <ActionMenu
          label={t('more')}
          actions={[
            {
              item: {
                key: 'cancel',
                label: t('cancel'),
                icon: <Icon of={IconBan} />,
                danger: true,
                run: () => setAsked('cancel'),
              },
              dialog: <CancelBatchDialog open={asked === 'cancel'} batch={batch} onClose={close} />,
            },
          ]}
        />
      )}
      {isDraft && asked === 'add' && <AddLinesDialog batch={batch} onClose={close} />}
      {isDraft && <ExportBatchDialog open={asked === 'export'} batch={batch} onClose={close} />}
      {asked === 'print' && <PrintedBatch batch={batch} onDone={close} />}
    </>
  );
};

const ImportLabel = () => {
  const { t } = useTranslation('bank-answer');
  return t('import');
};

const SHUT_ID = 'export-shut';

/** A shut action says why, beside it. */
const ShutReason = ({ batch }: { readonly batch: PaymentBatch }) => {
  const { t } = useTranslation('payment-batch');
  const { mayWrite } = useMayPay();
  if (!mayWrite || batch.status !== 'draft' || batch.sums.ready.count > 0) return null;
  return (
    <p id={SHUT_ID} className={classes['shut']}>
      {t(batch.sums.all.count === 0 ? 'export_shut_empty' : 'export_shut')}
    </p>
  );
};
