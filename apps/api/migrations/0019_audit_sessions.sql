-- Somebody who edits a plan saves it again and again: that is one row of the list.
-- What goes on points at the entry that began it.
alter table audit_log add column session_of bigint references audit_log;
create index audit_log_session on audit_log (session_of, id) where session_of is not null;
