-- One human being is one person, who may wear two hats: usher and team leader, each with its own code and status. Both lists
-- read the one wide table through a view; docs/decisions/0027 says why it is one table and not three.

alter table ushers rename to persons;
alter table persons rename column code to usher_code;
alter table persons rename column status to usher_status;
alter table persons rename column status_reason to usher_status_reason;
alter table persons rename column status_changed_at to usher_status_changed_at;
alter table persons rename column status_changed_by to usher_status_changed_by;
alter table persons rename column blocked_until to usher_blocked_until;
alter table persons rename column created_at to usher_since;

drop trigger counted_insert on persons;
drop trigger counted_update on persons;
drop trigger counted_delete on persons;
drop trigger counted_truncate on persons;
drop trigger listed_insert on persons;
drop trigger listed_update on persons;
drop trigger listed_delete on persons;
drop trigger listed_truncate on persons;

do $$
declare
  one record;
begin
  -- they are named after the table that was; each is said again below, for people who may be half-filled or wear another hat
  for one in select conname from pg_constraint where conrelid = 'persons'::regclass and contype = 'c' loop
    execute format('alter table persons drop constraint %I', one.conname);
  end loop;
end
$$;

alter table persons
  alter column usher_code drop identity,
  alter column usher_code drop not null,
  alter column usher_status drop not null,
  alter column usher_status drop default,
  alter column usher_status_changed_at drop not null,
  alter column usher_status_changed_at drop default,
  alter column usher_since drop not null,
  alter column usher_since drop default,
  -- somebody may be stored before everything is known; approving asks for it
  alter column name_en set default '',
  alter column name_ar set default '',
  alter column city set default '',
  alter column phone drop not null,
  alter column birth_date drop not null,
  alter column gender drop not null,
  alter column nationality drop not null,
  add column language_levels jsonb not null default '{}',
  add column height_cm smallint,
  add column clothing_size text,
  add column shoe_size smallint,
  add column tags text[] not null default '{}',
  -- since when this person wants no messages
  add column messages_off_at timestamptz,
  add column usher_reapply_on date,
  add column leader_code bigint unique,
  add column leader_status text,
  add column leader_status_changed_at timestamptz,
  add column leader_status_changed_by uuid references admins,
  add column leader_turned_down_at timestamptz,
  add column leader_turn_down_reason text,
  add column leader_since timestamptz,
  add column created_at timestamptz not null default now(),
  -- nothing personal is left in this row; it stays for the ledger
  add column anonymised_at timestamptz,
  -- the same human being was entered twice; this row's history is at the other one
  add column merged_into uuid references persons;
update persons set created_at = usher_since;

alter table persons rename constraint ushers_pkey to persons_pkey;
alter table persons rename constraint ushers_phone_key to persons_phone_key;
alter table persons rename constraint ushers_code_key to persons_usher_code_key;
alter table persons rename constraint ushers_id_number_hmac_key to persons_id_number_hmac_key;
alter table persons rename constraint ushers_status_changed_by_fkey to persons_usher_status_changed_by_fkey;

-- Team leaders who are ushers, too: by promotion, or by the same phone.
create temporary table leader_persons on commit drop as
select l.id as leader_id, coalesce(p.id, l.id) as person_id, p.id is not null as merged
from team_leaders l
left join lateral (
  select id from persons where id = l.usher_id or phone = l.phone order by (id = l.usher_id) desc nulls last limit 1
) p on true;
create unique index on leader_persons (leader_id);
-- the phone of one usher, the promotion of another: the second leader stays a person without it being an usher
update leader_persons n set person_id = n.leader_id, merged = false
from leader_persons other
where n.merged and other.merged and other.person_id = n.person_id and other.leader_id < n.leader_id;

update persons p set
  leader_code = l.code, leader_status = l.status, leader_status_changed_at = l.status_changed_at,
  leader_status_changed_by = l.status_changed_by, leader_since = l.created_at,
  email = coalesce(p.email, l.email), photo = coalesce(p.photo, l.photo), version = greatest(p.version, l.version) + 1
from leader_persons n join team_leaders l on l.id = n.leader_id
where n.merged and p.id = n.person_id;

insert into persons (
  id, name_en, name_ar, phone, email, birth_date, city, photo, version, created_at,
  leader_code, leader_status, leader_status_changed_at, leader_status_changed_by, leader_since
)
select l.id, name_en, name_ar, phone, email, birth_date, city, photo, version, created_at,
  code, status, status_changed_at, status_changed_by, created_at
from team_leaders l join leader_persons n on n.leader_id = l.id
where not n.merged;

alter table event_leads drop constraint event_leads_leader_id_fkey;
alter table ratings drop constraint ratings_author_leader_id_fkey;
alter table transfers drop constraint transfers_leader_id_fkey;
alter table staff_notices drop constraint staff_notices_leader_id_fkey;
alter table bank_accounts drop constraint bank_accounts_leader_id_fkey;
alter table event_leads drop constraint event_leads_leader_id_event_id_tstzrange_excl;

update event_leads r set leader_id = n.person_id from leader_persons n where n.merged and r.leader_id = n.leader_id;
update ratings r set author_leader_id = n.person_id from leader_persons n where n.merged and r.author_leader_id = n.leader_id;
update transfers r set leader_id = n.person_id from leader_persons n where n.merged and r.leader_id = n.leader_id;
update staff_notices r set leader_id = n.person_id from leader_persons n where n.merged and r.leader_id = n.leader_id;
update events e set planned_leader_ids = array(
  select coalesce(n.person_id, i.id)
  from unnest(e.planned_leader_ids) with ordinality i (id, place) left join leader_persons n on n.leader_id = i.id
  order by i.place
)
where planned_leader_ids && array(select leader_id from leader_persons where merged);

-- the ids that stand inside of texts; a row may name several
do $$
begin
  loop
    update event_plans p set steps = replace(p.steps::text, n.leader_id::text, n.person_id::text)::jsonb
    from (
      select distinct on (p.event_id) p.event_id, n.leader_id, n.person_id
      from event_plans p, jsonb_path_query(p.steps, 'lax $.**.leader_id') named
      join leader_persons n on n.merged and n.leader_id::text = named #>> '{}'
    ) n
    where n.event_id = p.event_id;
    exit when not found;
  end loop;
  loop
    update saved_views v set query = replace(v.query, n.leader_id::text, n.person_id::text)
    from (
      select distinct on (v.id) v.id, n.leader_id, n.person_id
      from saved_views v join leader_persons n on n.merged and position(n.leader_id::text in v.query) > 0
    ) n
    where n.id = v.id;
    exit when not found;
  end loop;
  loop
    update notifications t set link = replace(t.link, n.leader_id::text, n.person_id::text)
    from (
      select distinct on (t.id) t.id, n.leader_id, n.person_id
      from notifications t join leader_persons n on n.merged and position(n.leader_id::text in t.link) > 0
      where t.link like '%leader%'
    ) n
    where n.id = t.id;
    exit when not found;
  end loop;
end
$$;

-- A person has one account at a time, whatever the hat. Who had two keeps the one that was opened last.
drop index bank_accounts_current_of_usher, bank_accounts_current_of_leader;
alter table bank_accounts drop constraint bank_accounts_check, add column person_id uuid;
update bank_accounts b set person_id = coalesce(b.usher_id, (select n.person_id from leader_persons n where n.leader_id = b.leader_id));
update bank_accounts b set replaced_at = now()
from bank_accounts later
where b.replaced_at is null and later.replaced_at is null and later.person_id = b.person_id
  and (later.created_at, later.id) > (b.created_at, b.id);
alter table bank_accounts
  drop column usher_id,
  drop column leader_id,
  alter column person_id set not null,
  add foreign key (person_id) references persons;
create unique index bank_accounts_current on bank_accounts (person_id) where replaced_at is null;

drop table team_leaders;
alter table event_leads add foreign key (leader_id) references persons;
alter table ratings add foreign key (author_leader_id) references persons;
alter table transfers add foreign key (leader_id) references persons;
alter table staff_notices add foreign key (leader_id) references persons on delete cascade;

alter table persons
  add constraint persons_name_en_check check (length(name_en) <= 120),
  add constraint persons_name_ar_check check (length(name_ar) <= 120),
  add constraint persons_known check (
    anonymised_at is not null or merged_into is not null or (phone is not null and (name_en <> '' or name_ar <> ''))),
  add constraint persons_phone_check check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  add constraint persons_email_check check (email = lower(email)),
  add constraint persons_birth_date_check check (birth_date > '1900-01-01'),
  add constraint persons_gender_check check (gender in ('female', 'male')),
  add constraint persons_nationality_check check (nationality ~ '^[A-Z]{2}$'),
  add constraint persons_id_number_last4_check check (length(id_number_last4) <= 4),
  add constraint persons_id_number_whole check (num_nulls(id_number_encrypted, id_number_hmac, id_number_last4) in (0, 3)),
  add constraint persons_height_cm_check check (height_cm between 100 and 250),
  add constraint persons_clothing_size_check check (clothing_size in ('XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL')),
  add constraint persons_shoe_size_check check (shoe_size between 30 and 52),
  add constraint persons_tags_check check (cardinality(tags) <= 20),
  add constraint persons_language_levels_check check (jsonb_typeof(language_levels) = 'object'),
  add constraint persons_usher_status_check
    check (usher_status in ('pending', 'in_interview', 'approved', 'rejected', 'blocked')),
  add constraint persons_leader_status_check check (leader_status in ('pending', 'approved')),
  add constraint persons_usher_hat check (num_nulls(usher_code, usher_status, usher_status_changed_at, usher_since) in (0, 4)),
  add constraint persons_leader_hat
    check (num_nulls(leader_code, leader_status, leader_status_changed_at, leader_since) in (0, 4)),
  add constraint persons_status_reason
    check (usher_status not in ('rejected', 'blocked') or usher_status_reason is not null),
  add constraint persons_blocked_until check (usher_status = 'blocked' or usher_blocked_until is null),
  add constraint persons_reapply_on check (usher_status = 'rejected' or usher_reapply_on is null),
  add constraint persons_turned_down
    check ((leader_turned_down_at is null) = (leader_turn_down_reason is null)
      and (leader_turned_down_at is null or leader_status = 'pending')),
  -- Nobody under 18 may work. Days are the organization's; this is the earliest of all zones, so that a birthday counts
  -- from midnight on, wherever it is.
  add constraint persons_usher_of_age check (usher_status is distinct from 'approved' or (
    birth_date is not null
    and birth_date <= ((usher_status_changed_at at time zone 'UTC') + interval '14 hours')::date - interval '18 years')),
  add constraint persons_leader_of_age check (leader_status is distinct from 'approved' or (
    birth_date is not null
    and birth_date <= ((leader_status_changed_at at time zone 'UTC') + interval '14 hours')::date - interval '18 years')),
  add constraint persons_approved_with_photo
    check ((usher_status is distinct from 'approved' and leader_status is distinct from 'approved') or photo is not null),
  -- who is anonymised or merged wears no hat, and so leaves every list, count and search
  add constraint persons_gone
    check ((anonymised_at is null and merged_into is null) or (usher_status is null and leader_status is null));

create sequence usher_codes start with 10001 owned by persons.usher_code;
select setval('usher_codes', greatest(10001, (select max(usher_code) + 1 from persons)), false);
create sequence leader_codes start with 1001 owned by persons.leader_code;
select setval('leader_codes', greatest(1001, (select max(leader_code) + 1 from persons)), false);

-- A hat comes with its code and its day.
create function put_on_hats() returns trigger
language plpgsql
as $$
begin
  if new.usher_status is not null then
    new.usher_code := coalesce(new.usher_code, nextval('usher_codes'));
    new.usher_since := coalesce(new.usher_since, now());
    new.usher_status_changed_at := coalesce(new.usher_status_changed_at, now());
  end if;
  if new.leader_status is not null then
    new.leader_code := coalesce(new.leader_code, nextval('leader_codes'));
    new.leader_since := coalesce(new.leader_since, now());
    new.leader_status_changed_at := coalesce(new.leader_status_changed_at, now());
  end if;
  return new;
end
$$;
create trigger persons_put_on_hats before insert or update of usher_status, leader_status on persons
  for each row execute function put_on_hats();

drop index ushers_by_status, ushers_newest, ushers_by_name_en, ushers_by_name_ar, ushers_by_birth, ushers_by_city,
  ushers_by_nationality, ushers_approved_in_city;
alter index ushers_search rename to persons_search;
alter index ushers_by_language rename to persons_by_language;
create index ushers_by_status on persons (usher_status, usher_since desc, id desc) where usher_status is not null;
create index ushers_newest on persons (usher_since desc, id desc) where usher_status is not null;
create index ushers_by_name_en on persons (name_en, id) where usher_status is not null;
create index ushers_by_name_ar on persons (name_ar, id) where usher_status is not null;
-- whose birth date is unknown counts as the youngest
create index ushers_by_birth on persons ((coalesce(birth_date, 'infinity')), id) where usher_status is not null;
create index ushers_by_city on persons (city, usher_since desc, id desc) where usher_status is not null;
create index ushers_by_nationality on persons (nationality, usher_since desc, id desc) where usher_status is not null;
create index ushers_approved_in_city on persons (city, id) where usher_status = 'approved';
create index leaders_by_status on persons (leader_status, leader_since desc, id desc) where leader_status is not null;
create index leaders_newest on persons (leader_since desc, id desc) where leader_status is not null;
create index leaders_by_city on persons (city, leader_since desc, id desc) where leader_status is not null;
create index persons_by_tag on persons using gin (tags);
create index persons_by_email on persons (email) where email is not null;

create view ushers as
select id, usher_code as code, name_en, name_ar, phone, email, birth_date, gender, nationality, city, languages,
  language_levels, photo, height_cm, clothing_size, shoe_size, tags, id_number_encrypted, id_number_hmac, id_number_last4,
  usher_status as status, usher_status_reason as status_reason, usher_status_changed_at as status_changed_at,
  usher_status_changed_by as status_changed_by, usher_blocked_until as blocked_until, usher_reapply_on as reapply_on,
  version, usher_since as created_at, search_text
from persons where usher_status is not null;
alter view ushers alter column status set default 'pending';

create view team_leaders as
select id, leader_code as code, case when usher_status is not null then id end as usher_id, name_en, name_ar, phone, email,
  birth_date, gender, nationality, city, languages, language_levels, photo, tags,
  leader_status as status, leader_status_changed_at as status_changed_at, leader_status_changed_by as status_changed_by,
  leader_turned_down_at as turned_down_at, leader_turn_down_reason as turn_down_reason,
  version, leader_since as created_at, search_text
from persons where leader_status is not null;
alter view team_leaders alter column status set default 'pending';

-- The types of the code are made of the schema: of which table a view is, what its hat's columns begin with, and which of
-- its columns are never null.
comment on view ushers is 'persons usher_';
comment on column ushers.phone is 'never null';
comment on column ushers.code is 'never null, filled in';
comment on column ushers.status is 'never null, filled in';
comment on column ushers.status_changed_at is 'never null, filled in';
comment on column ushers.created_at is 'never null, filled in';
comment on view team_leaders is 'persons leader_';
comment on column team_leaders.phone is 'never null';
comment on column team_leaders.code is 'never null, filled in';
comment on column team_leaders.status is 'never null, filled in';
comment on column team_leaders.status_changed_at is 'never null, filled in';
comment on column team_leaders.created_at is 'never null, filled in';

-- Counters, hat by hat. Which column holds the status, and which the day, are arguments now.
create or replace function count_statuses() returns trigger
language plpgsql
as $$
declare
  -- rows outside this condition are in no total
  counted text := coalesce(tg_argv[1], 'true');
  status text := coalesce(tg_argv[2], 'status');
  moved text := case tg_op
    when 'INSERT' then format('select %2$s as status, 1 as sign from added where %1$s', counted, status)
    when 'DELETE' then format('select %2$s as status, -1 as sign from removed where %1$s', counted, status)
    else format('select %2$s as status, 1 as sign from added where %1$s
                 union all select %2$s, -1 from removed where %1$s', counted, status)
  end;
begin
  execute format(
    'insert into status_counts (entity, status, n)
     select %L, status, sum(sign) from (%s) m group by status having sum(sign) <> 0',
    tg_argv[0], moved
  );
  return null;
end
$$;

create or replace function count_list_days() returns trigger
language plpgsql
as $$
declare
  -- rows outside this condition are in no list
  listed text := coalesce(tg_argv[1], 'true');
  status text := coalesce(tg_argv[2], 'status');
  made text := coalesce(tg_argv[3], 'created_at');
  part text := format('%1$s as status, (%2$s at time zone ''UTC'')::date as day', status, made);
  moved text := case tg_op
    when 'INSERT' then format('select %2$s, 1 as sign from added where %1$s', listed, part)
    when 'DELETE' then format('select %2$s, -1 as sign from removed where %1$s', listed, part)
    else format('select %2$s, 1 as sign from added where %1$s union all select %2$s, -1 from removed where %1$s', listed, part)
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

do $$
declare
  hat record;
begin
  for hat in
    select * from (values
      ('ushers', $a$'ushers', 'usher_status is not null', 'usher_status'$a$, 'usher_since'),
      ('team_leaders', $a$'team_leaders', 'leader_status is not null and leader_turned_down_at is null', 'leader_status'$a$, 'leader_since')
    ) h (name, arguments, made)
  loop
    execute format(
      'create trigger counted_%1$s_insert after insert on persons referencing new table as added
         for each statement execute function count_statuses(%2$s)', hat.name, hat.arguments);
    execute format(
      'create trigger counted_%1$s_update after update on persons referencing new table as added old table as removed
         for each statement execute function count_statuses(%2$s)', hat.name, hat.arguments);
    execute format(
      'create trigger counted_%1$s_delete after delete on persons referencing old table as removed
         for each statement execute function count_statuses(%2$s)', hat.name, hat.arguments);
    execute format(
      'create trigger counted_%1$s_truncate after truncate on persons
         for each statement execute function forget_statuses(%1$L)', hat.name);
    execute format(
      'create trigger listed_%1$s_insert after insert on persons referencing new table as added
         for each statement execute function count_list_days(%2$s, %3$L)', hat.name, hat.arguments, hat.made);
    execute format(
      'create trigger listed_%1$s_update after update on persons referencing new table as added old table as removed
         for each statement execute function count_list_days(%2$s, %3$L)', hat.name, hat.arguments, hat.made);
    execute format(
      'create trigger listed_%1$s_delete after delete on persons referencing old table as removed
         for each statement execute function count_list_days(%2$s, %3$L)', hat.name, hat.arguments, hat.made);
    execute format(
      'create trigger listed_%1$s_truncate after truncate on persons
         for each statement execute function forget_list_days(%1$L)', hat.name);
  end loop;
end
$$;

-- What a person is booked for: confirmed work and leading, in one place, so that nobody leads one event while working at
-- another. Triggers keep it. It has no foreign key to the event on purpose: that would lock the event with each booking.
create table bookings (
  -- the assignment or the lead
  id uuid primary key,
  person_id uuid not null references persons,
  event_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  constraint bookings_never_overlap
    exclude using gist (person_id with =, (event_id::text) with <>, tstzrange(starts_at, ends_at) with &&)
);

create function keep_bookings() returns trigger
language plpgsql
as $$
declare
  booked text := tg_argv[0];
  person text := tg_argv[1];
begin
  if tg_op <> 'INSERT' then
    if tg_op = 'UPDATE' then
      execute format(
        'delete from bookings where id in (
           select id from (
             select id, %2$s, event_id, starts_at, ends_at from removed where %1$s
             except select id, %2$s, event_id, starts_at, ends_at from added where %1$s
           ) gone)', booked, person);
    else
      execute format('delete from bookings where id in (select id from removed where %s)', booked);
    end if;
  end if;
  if tg_op = 'UPDATE' then
    execute format(
      'insert into bookings (id, person_id, event_id, starts_at, ends_at)
       select id, %2$s, event_id, starts_at, ends_at from added where %1$s
       except select id, %2$s, event_id, starts_at, ends_at from removed where %1$s', booked, person);
  elsif tg_op = 'INSERT' then
    execute format(
      'insert into bookings (id, person_id, event_id, starts_at, ends_at)
       select id, %2$s, event_id, starts_at, ends_at from added where %1$s', booked, person);
  end if;
  return null;
end
$$;

create function forget_bookings() returns trigger
language plpgsql
as $$
begin
  delete from bookings b
  where not exists (select from assignments where id = b.id) and not exists (select from event_leads where id = b.id);
  return null;
end
$$;

do $$
declare
  source record;
begin
  for source in
    select * from (values
      ('assignments', $a$'status = ''confirmed''', 'usher_id'$a$),
      ('event_leads', $a$'released_at is null', 'leader_id'$a$)
    ) s (name, arguments)
  loop
    execute format(
      'create trigger booked_insert after insert on %1$I referencing new table as added
         for each statement execute function keep_bookings(%2$s)', source.name, source.arguments);
    execute format(
      'create trigger booked_update after update on %1$I referencing new table as added old table as removed
         for each statement execute function keep_bookings(%2$s)', source.name, source.arguments);
    execute format(
      'create trigger booked_delete after delete on %1$I referencing old table as removed
         for each statement execute function keep_bookings(%2$s)', source.name, source.arguments);
    execute format(
      'create trigger booked_truncate after truncate on %1$I
         for each statement execute function forget_bookings()', source.name);
  end loop;
end
$$;

-- What was worked stands. A person who by now leads where work was confirmed keeps both, but the booking is the lead's.
insert into bookings (id, person_id, event_id, starts_at, ends_at)
select id, leader_id, event_id, starts_at, ends_at from event_leads where released_at is null;
insert into bookings (id, person_id, event_id, starts_at, ends_at)
select a.id, a.usher_id, a.event_id, a.starts_at, a.ends_at from assignments a
where a.status = 'confirmed' and not exists (
  select from bookings b
  where b.person_id = a.usher_id and b.event_id <> a.event_id
    and tstzrange(b.starts_at, b.ends_at) && tstzrange(a.starts_at, a.ends_at)
);

analyze persons;
analyze bookings;
