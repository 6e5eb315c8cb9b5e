-- People come in from a file. What the file says about them is kept only until it is imported or given up: sealed, row by row.
create table usher_imports (
  id uuid primary key default new_id(),
  file_name text not null check (length(file_name) between 1 and 200),
  -- a file without a header has a person's values in its place
  header_encrypted bytea not null,
  -- a field for each column; '' is none
  mapping text[] not null,
  remembered_at timestamptz,
  day_order text not null default 'day_first' check (day_order in ('day_first', 'month_first')),
  created_by uuid not null references admins,
  created_at timestamptz not null default now(),
  -- jobs are forgotten before imports are: these are no foreign keys
  job_id uuid,
  undo_job_id uuid,
  version integer not null default 1
);
create index usher_imports_newest on usher_imports (created_at desc, id desc);

create table usher_import_rows (
  import_id uuid not null references usher_imports on delete cascade,
  -- as a spreadsheet counts
  number integer not null check (number > 0),
  -- the values of the row; null once it is imported
  cells_encrypted bytea,
  -- `field.code` of what is wrong with the row itself
  problems text[] not null default '{}',
  has_error boolean not null,
  has_warning boolean not null,
  phone_hmac bytea,
  id_number_hmac bytea,
  -- the row before it that has the same phone or identity number
  twin_number integer,
  twin_field text check (twin_field in ('phone', 'id_number')),
  -- the person who has the same; no foreign key, because whoever is removed meanwhile stands in nobody's way
  known_id uuid,
  known_field text check (known_field in ('phone', 'id_number')),
  state text not null generated always as (
    case when has_error or twin_number is not null or known_id is not null then 'bad'
      when has_warning then 'warning' else 'good' end
  ) stored,
  -- whom the row became
  person_id uuid references persons on delete set null,
  -- and was removed again
  undone_at timestamptz,
  primary key (import_id, number)
);
create index usher_import_rows_of_person on usher_import_rows (person_id) where person_id is not null;

-- How the same headers were mapped last.
create table usher_import_mappings (
  header_hash bytea primary key,
  mapping text[] not null,
  day_order text not null check (day_order in ('day_first', 'month_first')),
  used_at timestamptz not null default now()
);
