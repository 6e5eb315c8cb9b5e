-- What a file was derived from stays as it was: people change their names, and banks their forms.
alter table payment_batches
  -- the banks' own lists as the settings had them at the export, each with the hash of its bytes
  add column csv_forms jsonb,
  add constraint payment_batches_csv_forms check ((exported_at is null) = (csv_forms is null)),
  add constraint payment_batches_cancel_reason check ((canceled_at is null) = (cancel_reason is null));

alter table payment_batch_lines
  -- the payee's name as the file has it
  add column payee_name text,
  -- in a draft only what the account itself shows; from the export on everything that was found
  add column checks text[] not null default '{}',
  add constraint payment_batch_lines_named check (line_no is null or payee_name is not null);

create index payment_batches_by_day on payment_batches (execute_on, id);
create index payment_batches_by_currency on payment_batches (currency);

-- The file is derived from these rows: once they are in it, they stay as they are. What erases a person still may.
create function keep_sent_lines() returns trigger
language plpgsql
as $$
begin
  if (old.line_no, old.amount_minor, old.bank_account_id, old.end_to_end_id, old.transfer_id, old.batch_id)
    is distinct from (new.line_no, new.amount_minor, new.bank_account_id, new.end_to_end_id, new.transfer_id, new.batch_id)
    or (new.payee_name is distinct from old.payee_name and new.payee_name <> '') then
    raise exception 'a line that was sent stays as it is' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger sent_lines_stay before update on payment_batch_lines
  for each row when (old.line_no is not null) execute function keep_sent_lines();
create trigger sent_lines_never_removed before delete on payment_batch_lines
  for each row execute function refuse_change();

-- The number of an account, and everything else that stands in files, is never changed.
create function keep_payer_accounts() returns trigger
language plpgsql
as $$
begin
  if (old.holder, old.bank_name, old.bic, old.currency, old.iban_encrypted)
    is distinct from (new.holder, new.bank_name, new.bic, new.currency, new.iban_encrypted)
    and exists (select from payment_batches where payer_account_id = old.id) then
    raise exception 'an account that pays stays as it is' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger payer_accounts_stay before update on payer_accounts
  for each row execute function keep_payer_accounts();
