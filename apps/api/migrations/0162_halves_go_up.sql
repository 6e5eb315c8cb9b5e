-- Of two points the database took the even one (92.5 became 92) where a person's page goes up (93): a list and the page that it
-- leads to told two figures.

/* 0 to 100, to the whole, a half goes up; null: new. The rule of packages/domain/src/figures; a test compares the two. */
create or replace function reliability_of(
  attended integer, no_shows integer, late_cancels integer, on_time integer, reconfirmed integer, reconfirm_asked integer
) returns integer
language sql immutable parallel safe
as $$
  select case when attended + no_shows >= 3 then floor(0.5::float8 + 100 * (
    0.45::float8 * ((attended + 4.5::float8) / (attended + no_shows + late_cancels + 5))
    + 0.25::float8 * ((on_time + 4.25::float8) / (attended + 5))
    + 0.15::float8 * (1 - ((late_cancels + 0.25::float8) / (attended + no_shows + late_cancels + 5)))
    + 0.15::float8 * ((reconfirmed + 4::float8) / (reconfirm_asked + 5))))::integer end
$$;

-- What is kept is counted anew where it differs, and with it how many people have which figure.
update usher_work set attended = attended
where reliability is distinct from
  reliability_of(attended, no_shows, late_cancels, on_time, reconfirmed, reconfirm_asked);
