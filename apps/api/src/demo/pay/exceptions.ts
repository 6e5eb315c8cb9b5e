import type pg from 'pg';
import { moment } from '../engine/copy.ts';
import { idSql } from '../engine/ids.ts';
import type { Office } from '../people/office.ts';

/** What is not the rule: transfers that are held, went back or wait for a second approval, and debts of people. */
export async function addMoneyExceptions(client: pg.ClientBase, office: Office, now: number): Promise<void> {
  const { finance, owner } = office.admins;
  // never more than a few, and of people with an account: each is a row that somebody looks at
  await client.query(
    `with few as (
       select id, row_number() over (order by code) as n from transfers
       where status = 'pending_approval' and voided_at is null and bank_account_id is not null
         and created_by is distinct from $1 and last_edited_by is distinct from $1
       order by code limit 12
     )
     update transfers t set
       held_at = case when n % 4 = 0 then least(t.created_at + interval '1 day', $3::timestamptz) end,
       held_by = case when n % 4 = 0 then $2::uuid end,
       hold_reason = case when n % 4 = 0 then 'Hours are being checked with the client' end,
       returned_at = case when n % 4 = 1 then least(t.created_at + interval '2 days', $3::timestamptz) end,
       return_reason = case when n % 4 = 1 then 'The bank says the account is closed' end,
       first_approved_by = case when n % 4 = 2 then $1::uuid end,
       first_approved_at = case when n % 4 = 2 then least(t.created_at + interval '1 day', $3::timestamptz) end
     from few where few.id = t.id and n % 4 < 3`,
    [owner, finance, moment(now)],
  );
  // what came back had been approved, at the moment that its history names
  await client.query(
    `insert into ledger_postings (at, move, transfer_id, currency, debit, credit, amount_minor)
     select m.at, m.move, t.id, t.currency, m.debit, m.credit, t.net_minor
     from transfers t cross join lateral (values
       (t.created_at + (t.returned_at - t.created_at) * 0.75, 'approved', 'owed', 'payable'),
       (t.returned_at, 'returned', 'payable', 'owed')
     ) m (at, move, debit, credit)
     where t.returned_at is not null and t.status = 'pending_approval' and t.net_minor > 0
     order by m.at`,
  );
  // Of people to whom nothing is owed at the moment: nothing could be taken yet. Each hat is looked up by its own index,
  // because an "or" of both compares every transfer with every other.
  await client.query(
    `insert into recoveries (id, person_id, transfer_id, currency, amount_minor, reason, created_by, created_at, canceled_at,
       canceled_by, cancel_reason, taken_minor)
     select ${idSql('d.at', `'recovery ' || d.id`)}, d.person_id, d.id, d.currency, greatest(d.net_minor * (20 + 10 * (n % 5)) / 100, 1),
       'Paid for a shift that was not worked', $1::uuid, d.at, case when n % 3 = 0 then d.at end,
       case when n % 3 = 0 then $2::uuid end, case when n % 3 = 0 then 'Agreed with the client, who pays for it' end,
       case when n % 3 = 0 then 0 end
     from (
       select t.id, coalesce(t.usher_id, t.leader_id) as person_id, t.currency, t.net_minor,
         least(t.approved_at + interval '6 days', $3::timestamptz) as at, row_number() over (order by t.code desc) as n
       from transfers t
       where t.status = 'transferred' and t.voided_at is null
         and not exists (select from transfers o
           where o.usher_id = coalesce(t.usher_id, t.leader_id) and o.status = 'pending_approval' and o.voided_at is null)
         and not exists (select from transfers o
           where o.leader_id = coalesce(t.usher_id, t.leader_id) and o.status = 'pending_approval' and o.voided_at is null)
       order by t.code desc limit 8
     ) d order by n`,
    [finance, owner, moment(now)],
  );
}
