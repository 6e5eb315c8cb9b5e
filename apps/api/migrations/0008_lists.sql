-- How many rows of a list were made on each day, by status: a jump to page 4,000 sums days instead of reading rows.
-- Kept like the counts of 0006: triggers only add rows, fold_counts() replaces many rows by their sum.
create table list_days (
  list text not null,
  status text not null,
  day date not null,
  n bigint not null
);
create index list_days_sum on list_days (list, status, day) include (n);

create function count_list_days() returns trigger
language plpgsql
as $$
declare
  moved text := case tg_op
    when 'INSERT' then 'select status, (created_at at time zone ''UTC'')::date as day, 1 as sign from added'
    when 'DELETE' then 'select status, (created_at at time zone ''UTC'')::date as day, -1 as sign from removed'
    else 'select status, (created_at at time zone ''UTC'')::date as day, 1 as sign from added
          union all select status, (created_at at time zone ''UTC'')::date, -1 from removed'
  end;
begin
  execute format(
    'insert into list_days (list, status, day, n)
     select %L, status, day, sum(sign) from (%s) m group by status, day having sum(sign) <> 0',
    tg_argv[0], moved
  );
  return null;
end
$$;

create function forget_list_days() returns trigger
language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(hashtext('fold_counts'));
  delete from list_days where list = tg_argv[0];
  return null;
end
$$;

create trigger listed_insert after insert on ushers
  referencing new table as added for each statement execute function count_list_days('ushers');
create trigger listed_update after update on ushers
  referencing new table as added old table as removed for each statement execute function count_list_days('ushers');
create trigger listed_delete after delete on ushers
  referencing old table as removed for each statement execute function count_list_days('ushers');
create trigger listed_truncate after truncate on ushers
  for each statement execute function forget_list_days('ushers');

insert into list_days (list, status, day, n)
select 'ushers', status, (created_at at time zone 'UTC')::date, count(*) from ushers group by 2, 3;

create function fold_list_days(spare integer default 200) returns void
language plpgsql
as $$
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_counts')) then
    return;
  end if;
  if (select count(*) > (select 2 * count(distinct (list, status, day)) + spare from list_days) from list_days) then
    with taken as (delete from list_days returning list, status, day, n)
    insert into list_days (list, status, day, n)
    select list, status, day, sum(n) from taken group by list, status, day having sum(n) <> 0;
  end if;
end
$$;

create index ushers_by_name_en on ushers (name_en, id);
create index ushers_by_name_ar on ushers (name_ar, id);
create index ushers_by_birth on ushers (birth_date, id);
create index ushers_by_city on ushers (city, created_at desc, id desc);
create index ushers_by_nationality on ushers (nationality, created_at desc, id desc);
create index ushers_by_language on ushers using gin (languages);

-- What somebody wants to see again: the address of a list without its page.
create table saved_views (
  id uuid primary key default new_id(),
  list text not null check (list ~ '^[a-z][a-z_]{0,39}$'),
  owner_id uuid not null references admins on delete cascade,
  name text not null check (length(name) between 1 and 60),
  shared boolean not null default false,
  query text not null check (length(query) <= 4000),
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create unique index saved_views_name on saved_views (owner_id, list, lower(name));
create index saved_views_shared on saved_views (list) where shared;

create table default_views (
  admin_id uuid not null references admins on delete cascade,
  list text not null,
  view_id uuid not null references saved_views on delete cascade,
  primary key (admin_id, list)
);
