-- Deletion requests are carried out or refused. What was carried out keeps neither the address nor the message.
alter table deletion_requests
  add column refuse_reason text check (length(refuse_reason) <= 500),
  add constraint deletion_requests_reason check (refuse_reason is null or status = 'refused');
update deletion_requests set email = '', message = '' where status = 'done';

-- Whoever is erased wears no hat any more; the code stays, which tells one nameless payee from another.
alter table persons
  drop constraint persons_usher_hat,
  add constraint persons_usher_hat check (
    num_nulls(usher_status, usher_status_changed_at, usher_since) in (0, 3) and (usher_status is null or usher_code is not null)),
  drop constraint persons_leader_hat,
  add constraint persons_leader_hat check (
    num_nulls(leader_status, leader_status_changed_at, leader_since) in (0, 3)
    and (leader_status is null or leader_code is not null));

-- An account that a payment went to stays with the payment, without whose it was.
alter table bank_accounts
  drop constraint bank_accounts_iban_last4_check,
  add constraint bank_accounts_iban_last4_check check (length(iban_last4) = 4 or iban_last4 = '');

-- The name of a file may say whose passport it is, and the log is never changed once it is written.
alter table audit_log disable trigger user;
update audit_log set after = after - 'name'
where entity = 'file' and after ->> 'purpose' in ('usher_photo', 'usher_document') and after ? 'name';
alter table audit_log enable trigger user;

create index deletion_matches on persons (email) where email is not null and anonymised_at is null and merged_into is null;
drop index persons_by_email;
