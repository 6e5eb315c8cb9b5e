-- Roles that somebody has worked are roles that they do: work teaches them from now on, and has taught those it was done in.

create function learn_roles() returns trigger
language plpgsql
as $$
begin
  insert into usher_roles (usher_id, type_id)
    select distinct t.usher_id, p.type_id
    from added t
    join assignments a on a.id = t.assignment_id
    join positions p on p.id = a.position_id
    join persons u on u.id = t.usher_id and u.anonymised_at is null and u.merged_into is null
    where t.outcome = 'attended'
      and not exists (select from usher_roles r where r.usher_id = t.usher_id and r.type_id = p.type_id)
    order by 1, 2
    on conflict do nothing;
  return null;
end
$$;
create trigger roles_learnt_insert after insert on attendance referencing new table as added
  for each statement execute function learn_roles();
create trigger roles_learnt_update after update on attendance referencing new table as added
  for each statement execute function learn_roles();

insert into usher_roles (usher_id, type_id)
  select w.person_id, role.type_id
  from usher_work w
  join persons u on u.id = w.person_id and u.anonymised_at is null and u.merged_into is null
  cross join lateral unnest(w.roles) role (type_id)
  on conflict do nothing;
