-- Auto-fill finds reserves, too, and says among how many people it looked; docs/decisions/0084 says why.

-- also people who stand by, as far as the plan of the event wants them
alter table fill_runs add column reserves boolean not null default false;
-- stands by instead of having a place
alter table fill_rows add column reserve boolean not null default false;
alter table fill_rows add constraint fill_rows_reserve_stays check (not (reserve and from_position_id is not null));

-- proposals from before: whoever was judged is whom they know of
update fill_runs set figures = figures || jsonb_build_object('near', figures -> 'people', 'reserves', null)
where figures is not null;
