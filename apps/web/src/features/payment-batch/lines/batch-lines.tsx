import type { BatchLine, PaymentBatch } from '@proline/contract/payment-batch/payment-batch';
import { nameIn } from '@proline/domain/text/name-in';
import { IconListSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { currencyMark, moneyText } from '../../../lib/money/money-text.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Pager } from '../../../ui/page/pager.tsx';
import { RecordTable } from '../../../ui/page/record-table.tsx';
import { RetryNote } from '../../../ui/page/retry-note.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { batchLinesQuery } from '../payment-batch.api.ts';
import { CheckWords, LineResult } from './line-cells.tsx';
import { LineDetails } from './line-details.tsx';
import { useShownLines } from './use-shown-lines.ts';
import classes from './batch-lines.module.css';

/** The lines with their checks and results; each opens with what can be done about it. */
export const BatchLines = ({ batch }: { readonly batch: PaymentBatch }) => {
  const { t, language } = useTranslation('batch-line');
  const shown = useShownLines(batch);
  const { data, isPlaceholderData, isError, refetch } = useQuery(batchLinesQuery(batch.id, shown));
  if (!data)
    return isError ? (
      <RetryNote text={t('failed_load')} retryLabel={t('retry')} retry={() => void refetch()} />
    ) : (
      <Skeleton height={360} card />
    );
  const { meta } = data;
  return (
    <section className={classes['lines']} aria-label={t('lines')}>
      {data.data.length === 0 ? (
        <EmptyState
          tone="grey"
          as="h2"
          icon={<Icon of={IconListSearch} size="xxl" />}
          title={t('no_lines')}
          text={t('no_lines_text')}
        >
          {shown.state !== undefined && (
            <ButtonLink tone="secondary" to="/transactions/batches/$id" params={{ id: batch.id }}>
              {t('all_lines')}
            </ButtonLink>
          )}
        </EmptyState>
      ) : (
        <RecordTable<BatchLine>
          label={t('lines')}
          rows={data.data}
          keyOf={({ id }) => id}
          updating={isPlaceholderData}
          named="payee"
          isBad={({ state }) => state === 'failed' || state === 'blocked'}
          columns={[
            {
              key: 'line',
              title: t('line'),
              cell: ({ line_no }) =>
                line_no === null ? null : <span className={classes['quiet']}>{formatNumber(language, line_no)}</span>,
            },
            { key: 'payee', title: t('payee'), cell: (line) => <Payee line={line} /> },
            { key: 'account', title: t('account'), cell: (line) => <Account line={line} /> },
            {
              key: 'amount',
              title: currencyMark(language, batch.currency),
              end: true,
              cell: ({ amount_minor }) => <b>{moneyText(language, batch.currency, amount_minor)}</b>,
            },
            { key: 'check', title: t('check'), cell: ({ checks }) => <CheckWords checks={checks} /> },
            { key: 'result', title: t('result'), cell: (line) => <LineResult line={line} /> },
          ]}
          details={{
            title: t('details'),
            label: ({ payee }) => t('details_of', { name: nameIn(language, payee) }),
            content: (line) => <LineDetails batch={batch} line={line} />,
          }}
        />
      )}
      <div className={classes['foot']}>
        <Pager
          page={meta.current_page}
          perPage={meta.per_page}
          total={meta.total}
          linkTo={(page) => ({
            to: '/transactions/batches/$id',
            params: { id: batch.id },
            search: { ...(shown.state !== undefined && { state: shown.state }), ...(page > 1 && { page }) },
          })}
        />
      </div>
    </section>
  );
};

const Payee = ({ line: { payee, transfer } }: { readonly line: BatchLine }) => {
  const { language } = useTranslation('batch-line');
  const name = nameIn(language, payee);
  return (
    <span className={classes['payee']}>
      <Avatar name={name} image={payee.photo} size={32} />
      <span className={classes['names']}>
        <b className="clip" dir="auto" lang="">
          {name}
        </b>
        <bdi dir="ltr" className={classes['quiet']}>
          T-{transfer.code}
        </bdi>
      </span>
    </span>
  );
};

const Account = ({ line: { iban_last4, bank_name } }: { readonly line: BatchLine }) => {
  const { t } = useTranslation('batch-line');
  return (
    <span className={classes['quiet']}>
      {iban_last4 === null ? (
        t('on_file')
      ) : (
        <>
          <bdi dir="ltr">•••• {iban_last4}</bdi>
          {bank_name !== null && (
            <bdi lang="" className={`clip ${classes['bank']}`}>
              {bank_name}
            </bdi>
          )}
        </>
      )}
    </span>
  );
};
