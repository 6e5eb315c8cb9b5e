-- Categories and types: colour, icon, merge. The names are closed lists in packages/domain/src/catalogue.ts.
alter table categories
  add column colour text not null default 'brand' check (colour ~ '^[a-z]{3,10}$'),
  add column icon text not null default 'tag' check (icon ~ '^[a-z]{3,16}$'),
  add column merged_into uuid references categories,
  add constraint categories_merged_is_archived check (merged_into is null or archived_at is not null),
  add constraint categories_not_into_itself check (merged_into <> id);
alter table types
  add column colour text not null default 'brand' check (colour ~ '^[a-z]{3,10}$'),
  add column icon text not null default 'tag' check (icon ~ '^[a-z]{3,16}$'),
  add column merged_into uuid references types,
  add constraint types_merged_is_archived check (merged_into is null or archived_at is not null),
  add constraint types_not_into_itself check (merged_into <> id);

-- What a merge moved, so that it can be undone.
create table merges (
  id uuid primary key default new_id(),
  entity text not null check (entity in ('category', 'type')),
  source_id uuid not null,
  target_id uuid not null,
  -- table → ids of the rows that were moved
  moved jsonb not null,
  was_archived_at timestamptz,
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  check (source_id <> target_id)
);
-- an entry is merged away at most once at a time
create unique index merges_open on merges (entity, source_id) where undone_at is null;

-- Nothing new may refer to what is out of use. `for share` waits for an archiving or merge that is under way and then looks
-- at its outcome; a merge in turn waits for this one to end before it moves what refers to its source.
create function refuse_archived_category() returns trigger
language plpgsql
as $$
begin
  perform from categories where id = new.category_id and archived_at is null for share;
  if not found then
    raise exception 'category % is not in use', new.category_id
      using errcode = 'check_violation', constraint = 'events_category_in_use';
  end if;
  return new;
end
$$;
create trigger events_category_in_use before insert on events
  for each row execute function refuse_archived_category();
create trigger events_category_still_in_use before update of category_id on events
  for each row when (new.category_id is distinct from old.category_id) execute function refuse_archived_category();

create function refuse_archived_type() returns trigger
language plpgsql
as $$
begin
  perform from types where id = new.type_id and archived_at is null for share;
  if not found then
    raise exception 'type % is not in use', new.type_id
      using errcode = 'check_violation', constraint = 'positions_type_in_use';
  end if;
  return new;
end
$$;
create trigger positions_type_in_use before insert on positions
  for each row execute function refuse_archived_type();
create trigger positions_type_still_in_use before update of type_id on positions
  for each row when (new.type_id is distinct from old.type_id) execute function refuse_archived_type();

-- Somebody may apply for a position whose type was archived after it had been planned, but not for one that was merged away.
create function refuse_merged_type() returns trigger
language plpgsql
as $$
begin
  perform from types where id = new.type_id and merged_into is null for share;
  if not found then
    raise exception 'type % was merged into another one', new.type_id
      using errcode = 'check_violation', constraint = 'applications_type_not_merged';
  end if;
  return new;
end
$$;
create trigger applications_type_not_merged before insert on applications
  for each row execute function refuse_merged_type();
create trigger applications_type_still_not_merged before update of type_id on applications
  for each row when (new.type_id is distinct from old.type_id) execute function refuse_merged_type();

-- A type's use is counted by event.
create index positions_of_type_and_event on positions (type_id, event_id);
drop index positions_of_type;
create index applications_of_type on applications (type_id);

-- Settings are kept by section. What the session check reads at every request cannot be anything else than this.
insert into settings (key, value, version, updated_by, updated_at)
  select 'privacy', jsonb_build_object('contact_email', value), version, updated_by, updated_at
  from settings where key = 'privacy.contact_email';
delete from settings where key = 'privacy.contact_email';
alter table settings add constraint settings_security_readable check (
  key <> 'security'
  or (
    coalesce(jsonb_typeof(value -> 'session_idle_minutes'), '') = 'number'
    and coalesce(jsonb_typeof(value -> 'session_max_hours'), '') = 'number'
    and coalesce(jsonb_typeof(value -> 'two_factor_required'), '') = 'boolean'
    and (value ->> 'session_idle_minutes')::numeric between 5 and 43200
    and (value ->> 'session_max_hours')::numeric between 1 and 8760
  )
);
