-- Work at night is paid in a line of its own: what its minutes are worth beyond the hourly rate.
do $$
declare
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'transfer_lines'::regclass and conname = 'transfer_lines_kind_check');
begin
  -- added to those that are there, so that no other migration's are lost
  execute 'alter table transfer_lines drop constraint transfer_lines_kind_check';
  execute 'alter table transfer_lines add constraint transfer_lines_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''night''::text, ');
end
$$;
