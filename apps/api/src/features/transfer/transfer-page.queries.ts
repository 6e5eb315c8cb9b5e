import type { AnswerOf } from '@proline/contract/frame/endpoint';
import type { getTransfer } from '@proline/contract/transfer/transfer';
import type pg from 'pg';
import { selected } from '../../platform/list/list-source.ts';
import { momentSql } from '../../platform/postgres/moment-sql.ts';
import { FIELDS, JOINS } from './transfer.queries.ts';

type Transfer = Omit<AnswerOf<typeof getTransfer>['data'], 'second_approver_above'>;

const nameOf = (column: string): string => `(select name from admins where id = transfers.${column})`;

const LINES = `
  select coalesce(json_agg(json_build_object('id', l.id, 'kind', l.kind, 'minutes', l.minutes,
    'rate_minor', l.rate_minor, 'factor', l.factor, 'amount_minor', l.amount_minor, 'note', l.note,
    'recovery', case when d.id is not null then json_build_object('id', d.id, 'code', d.code) end,
    'shift', case when a.id is not null then json_build_object(
      'starts_at', ${momentSql('a.starts_at')}, 'ends_at', ${momentSql('a.ends_at')}, 'time_zone', e.time_zone,
      'basis', p.pay_basis, 'role', json_build_object('name_en', r.name_en, 'name_ar', r.name_ar)) end
  ) order by a.starts_at, a.id, l.amount_minor desc, l.id), '[]')
  from transfer_lines l
  left join recoveries d on d.id = l.recovery_id
  left join assignments a on a.id = l.assignment_id
  left join events e on e.id = a.event_id
  left join positions p on p.id = a.position_id
  left join types r on r.id = p.type_id
  where l.transfer_id = transfers.id`;

const POSTINGS = `
  select coalesce(json_agg(json_build_object('id', g.id, 'at', ${momentSql('g.at')}, 'move', g.move,
    'debit', g.debit, 'credit', g.credit, 'amount_minor', g.amount_minor) order by g.id), '[]')
  from ledger_postings g where g.transfer_id = transfers.id`;

/** The bank's refusal of a line and the return of its transfer are one moment. */
const REFUSED_FROM = `
  select json_build_object('id', b.id, 'code', b.code) from payment_batch_lines l join payment_batches b on b.id = l.batch_id
  where l.transfer_id = transfers.id and l.result = 'failed' and l.result_at = transfers.returned_at`;

/** A voided one, too: the ledger and its history still lead to it. */
export async function findTransfer(pool: pg.Pool, id: string): Promise<Transfer | undefined> {
  const { rows } = await pool.query<Transfer>({
    name: 'find-transfer',
    text: `
      select ${selected(FIELDS)}, transfers.reason, transfers.approved_at, transfers.bank_reference,
        ${nameOf('approved_by')} as approved_by,
        case when transfers.first_approved_at is not null then
          json_build_object('at', ${momentSql('transfers.first_approved_at')}, 'by', ${nameOf('first_approved_by')}) end as first_approval,
        case when transfers.held_at is not null then json_build_object('at', ${momentSql('transfers.held_at')},
          'by', ${nameOf('held_by')}, 'reason', transfers.hold_reason) end as hold,
        case when transfers.returned_at is not null then
          json_build_object('at', ${momentSql('transfers.returned_at')}, 'reason', transfers.return_reason,
            'batch', (${REFUSED_FROM})) end as returned,
        case when transfers.voided_at is not null then
          json_build_object('at', ${momentSql('transfers.voided_at')}, 'reason', transfers.void_reason) end as voided,
        case when bank_accounts.id is not null then json_build_object('bank_name', bank_accounts.bank_name,
          'iban_last4', bank_accounts.iban_last4, 'confirmed', bank_accounts.checked_at is not null,
          'replaced', bank_accounts.replaced_at is not null) end as account,
        (${LINES}) as lines, (${POSTINGS}) as postings
      from transfers ${JOINS} where transfers.id = $1`,
    values: [id],
  });
  return rows[0];
}
