-- Auto-fill: what was proposed for an event, what became of each row when it was saved, and what can be taken back.
-- docs/decisions/0047 says why. People are named by their ids only.

create table fill_runs (
  id uuid primary key default uuidv7(),
  event_id uuid not null references events on delete cascade,
  -- the job that solves it; gone once it is swept
  job_id uuid references jobs on delete set null,
  status text not null default 'solving' check (status in ('solving', 'proposed', 'saved', 'reverted', 'discarded')),
  -- people who have a place may get another one of the same shift
  may_move boolean not null,
  -- numbers about the plan; null until it is solved
  figures jsonb,
  created_by uuid not null references admins,
  created_at timestamptz not null default now(),
  solved_at timestamptz,
  saved_at timestamptz,
  constraint fill_runs_solved check (status in ('solving', 'discarded') or figures is not null)
);
-- one at a time for each event: solving, or waiting to be saved
create unique index fill_runs_one_open on fill_runs (event_id) where status in ('solving', 'proposed');
create index fill_runs_of_event on fill_runs (event_id, id);
create index fill_runs_of_job on fill_runs (job_id) where job_id is not null;
create index fill_runs_by_age on fill_runs (created_at);

-- Each position as it was and as it would be; why places stay empty; who was next for it.
create table fill_positions (
  run_id uuid not null references fill_runs on delete cascade,
  position_id uuid not null references positions on delete cascade,
  headcount integer not null,
  before integer not null,
  after integer not null,
  -- null: every place is filled
  gap jsonb,
  next_usher_id uuid references persons on delete set null,
  next_tenths integer,
  next_instead_id uuid references positions on delete set null,
  primary key (run_id, position_id)
);
create index fill_positions_of_position on fill_positions (position_id);
create index fill_positions_of_next on fill_positions (next_usher_id) where next_usher_id is not null;
create index fill_positions_instead on fill_positions (next_instead_id) where next_instead_id is not null;

-- Each place that would be given or changed. What stays as it is needs no row.
create table fill_rows (
  id uuid primary key default uuidv7(),
  run_id uuid not null references fill_runs on delete cascade,
  usher_id uuid not null references persons on delete cascade,
  position_id uuid not null references positions on delete cascade,
  -- of a move
  from_position_id uuid references positions on delete cascade,
  tenths integer not null,
  -- tenths by part of the match
  contributions jsonb not null,
  -- what was given by saving it, as it was then
  assignment_id uuid references assignments on delete set null,
  assignment_version integer,
  result text check (result in ('given', 'left_out', 'refused', 'taken_back', 'kept')),
  -- why it was refused, or could not be taken back
  code text,
  constraint fill_rows_code check ((code is not null) = coalesce(result in ('refused', 'kept'), false)),
  unique (run_id, usher_id, position_id)
);
create index fill_rows_of_usher on fill_rows (usher_id);
create index fill_rows_of_position on fill_rows (position_id);
create index fill_rows_from_position on fill_rows (from_position_id) where from_position_id is not null;
create index fill_rows_of_assignment on fill_rows (assignment_id) where assignment_id is not null;
