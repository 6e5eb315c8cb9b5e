-- A posting belongs to a day of the organization, as it was when it was posted: another time zone in the settings moves no
-- posting into another month that was closed already.
alter table ledger_postings disable trigger user;
alter table ledger_postings add column day date;
update ledger_postings set day = (at at time zone coalesce(
  (select value ->> 'time_zone' from settings where key = 'region'), 'Asia/Riyadh'))::date;
alter table ledger_postings alter column day set not null;
alter table ledger_postings enable trigger user;
create index ledger_postings_by_day on ledger_postings (day desc, id desc);
create index ledger_postings_by_amount on ledger_postings (amount_minor, id);

create function date_posting() returns trigger
language plpgsql
as $$
begin
  new.day := (new.at at time zone coalesce(
    (select value ->> 'time_zone' from settings where key = 'region'), 'Asia/Riyadh'))::date;
  return new;
end
$$;
create trigger dated before insert on ledger_postings for each row execute function date_posting();

create or replace function sum_ledger_days() returns trigger
language plpgsql
as $$
begin
  insert into ledger_days (day, account, currency, debit_minor, credit_minor)
  select day, account, currency, sum(debit), sum(credit) from (
    select day, debit as account, currency, amount_minor as debit, 0 as credit from added
    union all
    select day, credit, currency, 0, amount_minor from added
  ) m group by day, account, currency;
  return null;
end
$$;
delete from ledger_days;
insert into ledger_days (day, account, currency, debit_minor, credit_minor)
select day, account, currency, sum(debit), sum(credit) from (
  select day, debit as account, currency, amount_minor as debit, 0 as credit from ledger_postings
  union all
  select day, credit, currency, 0, amount_minor from ledger_postings
) m group by day, account, currency;

-- The day that a bank says is the same day wherever the server's clock stands.
create or replace function transfer_history(
  status text, net_minor bigint, recovered_minor bigint,
  created_at timestamptz, approved_at timestamptz, transferred_on date, voided_at timestamptz
) returns table (at timestamptz, move text, debit text, credit text, amount_minor bigint)
language sql immutable
as $$
  select at, move, debit, credit, amount from (values
    (created_at, 'owed', 'cost', 'owed', net_minor, true),
    (created_at, 'set_off', 'cost', 'recoverable', recovered_minor, true),
    (approved_at, 'approved', 'owed', 'payable', net_minor, status <> 'pending_approval'),
    -- it is never before the approval
    (greatest(transferred_on::timestamp at time zone 'UTC', approved_at), 'paid', 'payable', 'bank', net_minor,
      status = 'transferred'),
    (voided_at, 'voided', ledger_account(status), 'cost', net_minor, voided_at is not null),
    (voided_at, 'voided', 'recoverable', 'cost', recovered_minor, voided_at is not null)
  ) h (at, move, debit, credit, amount, happened)
  where happened and amount > 0
$$;

-- A recovery may come in canceled already, as demo data do.
create or replace function post_recoveries() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    insert into ledger_postings (at, move, recovery_id, currency, debit, credit, amount_minor)
    select created_at, 'overpaid', id, currency, 'recoverable', 'cost', amount_minor from added
    union all
    select canceled_at, 'recovery_canceled', id, currency, 'cost', 'recoverable', amount_minor - taken_minor from added
    where canceled_at is not null and amount_minor > taken_minor;
  else
    if exists (
      select from added a join removed r using (id)
      where (a.amount_minor, a.currency) is distinct from (r.amount_minor, r.currency)
        or (r.canceled_at is not null and (a.canceled_at, a.taken_minor) is distinct from (r.canceled_at, r.taken_minor))
    ) then
      raise exception 'a recovery keeps its amount, and a canceled one stays canceled' using errcode = 'restrict_violation';
    end if;
    insert into ledger_postings (move, recovery_id, currency, debit, credit, amount_minor)
    select 'recovery_canceled', a.id, a.currency, 'cost', 'recoverable', a.amount_minor - a.taken_minor
    from added a join removed r using (id)
    where a.canceled_at is not null and r.canceled_at is null and a.amount_minor > a.taken_minor;
  end if;
  return null;
end
$$;

-- Whether the ledger agreed with what it is about, whenever that was asked. Differences are kept as ids and amounts.
create table ledger_proofs (
  id bigint generated always as identity primary key,
  proven_at timestamptz not null default now(),
  -- null: the program itself
  proven_by uuid references admins,
  took_ms integer not null check (took_ms >= 0),
  postings bigint not null,
  differences integer not null check (differences >= 0),
  -- the first of them
  found jsonb not null
);

-- The ledger of an event also speaks of what was voided there; the other transfers have an index already.
create index transfers_voided_of_event on transfers (event_id) where voided_at is not null;

create index recoveries_newest on recoveries (created_at desc, id desc);
create index recoveries_by_amount on recoveries (amount_minor, id);

-- Kinds are added to those that are there, so that no other migration's are lost.
do $$
declare
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'messages'::regclass and conname = 'messages_kind_check');
begin
  execute 'alter table messages drop constraint messages_kind_check';
  execute 'alter table messages add constraint messages_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''payment''::text, ');
end
$$;
-- A payment is told once.
create unique index messages_of_payment on messages (cause_id) where kind = 'payment';
