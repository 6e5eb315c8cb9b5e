import { batchList } from '@proline/contract/payment-batch/payment-batch';
import { readBatchCode } from '@proline/domain/payment-batch/batch-status';
import { leapingValues, type ListSource } from '../../platform/list/list-source.ts';
import { amountSql } from '../../platform/list/money-sql.ts';
import { betweenDays } from '../../platform/list/range-sql.ts';
import { codeIn } from '../../platform/list/search-sql.ts';

/** Lines that were taken out belong to no figure of the batch. */
export const BATCH_JOINS = `
  join payer_accounts payer on payer.id = payment_batches.payer_account_id
  cross join lateral (
    select count(*)::int as line_count, coalesce(sum(l.amount_minor), 0)::bigint as total_minor,
      count(distinct coalesce(t.usher_id, t.leader_id))::int as people,
      count(*) filter (where l.result = 'paid')::int as paid,
      count(*) filter (where l.result = 'failed')::int as failed,
      count(*) filter (where l.result = 'waiting' and l.left_at is null and l.line_no is not null)::int as waiting
    from payment_batch_lines l join transfers t on t.id = l.transfer_id
    where l.batch_id = payment_batches.id and l.left_why is distinct from 'removed'
  ) figures`;

const madeBy = '(select name from admins where id = payment_batches.created_by)';

/** The end of the account's number stands on the batch's own page, for those who may see it. */
export const BATCH_FIELDS = {
  id: 'payment_batches.id',
  code: 'payment_batches.code',
  status: 'payment_batches.status',
  currency: 'payment_batches.currency',
  execute_on: 'payment_batches.execute_on',
  payer: `json_build_object('id', payer.id, 'label', payer.label, 'holder', payer.holder, 'bank_name', payer.bank_name,
    'bic', payer.bic, 'currency', payer.currency, 'country', payer.iban_country, 'iban_last4', null,
    'archived', payer.archived_at is not null)`,
  line_count: 'figures.line_count',
  people: 'figures.people',
  total_minor: 'figures.total_minor',
  paid: 'figures.paid',
  failed: 'figures.failed',
  waiting: 'figures.waiting',
  created_by: madeBy,
  created_at: 'payment_batches.created_at',
  exported_at: 'payment_batches.exported_at',
  version: 'payment_batches.version',
} as const;

export const batchSource: ListSource<typeof batchList> = {
  list: batchList,
  from: 'payment_batches',
  id: { sql: 'payment_batches.id', type: 'uuid' },
  joins: BATCH_JOINS,
  select: BATCH_FIELDS,
  filters: {
    status: (value, values) => values.oneOf('payment_batches.status', value),
    currency: (value, values) => values.oneOf('payment_batches.currency', value),
    created: (value, values) => betweenDays('payment_batches.created_at', value, values),
  },
  // by its own code, or by that of a transfer in it
  search: (text, values) => {
    const code = readBatchCode(text);
    const transfer = codeIn('transfers', text);
    const ways = [
      ...(code === null ? [] : [`payment_batches.code = ${values.add(code)}`]),
      ...(transfer === null
        ? []
        : [
            `payment_batches.id in (select l.batch_id from payment_batch_lines l join transfers t on t.id = l.transfer_id
              where t.code = ${values.add(transfer)} and l.left_why is distinct from 'removed')`,
          ]),
    ];
    return ways.length === 0 ? 'false' : ways.join(' or ');
  },
  sorts: {
    created_at: { sql: 'payment_batches.created_at', type: 'timestamptz' },
    code: { sql: 'payment_batches.code', type: 'bigint' },
    execute_on: { sql: 'payment_batches.execute_on', type: 'date' },
  },
  tabs: 'payment_batches.status',
  values: { currency: leapingValues('payment_batches', 'currency') },
  cells: {
    code: { sql: `'B-' || lpad(payment_batches.code::text, greatest(3, length(payment_batches.code::text)), '0')` },
    status: { sql: 'payment_batches.status' },
    lines: { sql: 'figures.line_count', kind: 'number' },
    total: [
      { sql: amountSql('figures.total_minor', 'payment_batches.currency'), kind: 'number' },
      { sql: 'payment_batches.currency' },
    ],
    paid: { sql: 'figures.paid', kind: 'number' },
    failed: { sql: 'figures.failed', kind: 'number' },
    payer: { sql: 'payer.label' },
    execute_on: { sql: 'payment_batches.execute_on', kind: 'day' },
    created_by: { sql: madeBy },
    created_at: { sql: 'payment_batches.created_at', kind: 'moment' },
  },
};
