-- The audit log is kept for good, but for one thing: who signed in, tried to, and from where says nothing after years, and is
-- about people. The settings may end it; nothing else, and nothing younger than 90 days, can be deleted. docs/decisions/0141.
create or replace trigger audit_log_append_only before update on audit_log
  for each row execute function refuse_change();
create trigger audit_log_no_delete before delete on audit_log
  for each row when (
    old.at > now() - interval '90 days'
    or old.action not in (
      'sign_in', 'sign_out', 'fail_to_sign_in', 'request_password_link', 'request_staff_code', 'send_staff_code', 'prove_phone')
  )
  execute function refuse_change();
