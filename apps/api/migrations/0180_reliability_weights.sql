-- What reliability is made of is the house's choice: the weights stand in the settings. What is kept of everybody was a column that
-- PostgreSQL computes, which can read no table; from here on a trigger writes it, and a change of the weights counts everybody anew.
-- docs/decisions/0140.

/* Attendance, punctuality, cancellations kept to, and reconfirmed, in whole percent; what is not saved has its default. */
create function reliability_weights() returns integer[]
language sql stable
as $$
  select array[
    coalesce((value ->> 'weight_attendance')::integer, 45), coalesce((value ->> 'weight_punctuality')::integer, 25),
    coalesce((value ->> 'weight_kept')::integer, 15), coalesce((value ->> 'weight_reconfirmed')::integer, 15)]
  from (select (select value from settings where key = 'reliability') as value) kept
$$;

/* 0 to 100, to the whole, a half goes up; null: new. The rule of packages/domain/src/figures; a test compares the two. */
create function reliability_of(
  attended integer, no_shows integer, late_cancels integer, on_time integer, reconfirmed integer, reconfirm_asked integer,
  weights integer[]
) returns integer
language sql immutable parallel safe
as $$
  select case when attended + no_shows >= 3 then floor(0.5::float8 + 100 * (
    (weights[1] / 100::float8) * ((attended + 4.5::float8) / (attended + no_shows + late_cancels + 5))
    + (weights[2] / 100::float8) * ((on_time + 4.25::float8) / (attended + 5))
    + (weights[3] / 100::float8) * (1 - ((late_cancels + 0.25::float8) / (attended + no_shows + late_cancels + 5)))
    + (weights[4] / 100::float8) * ((reconfirmed + 4::float8) / (reconfirm_asked + 5))))::integer end
$$;

-- the values, the indexes and the statistics stay
alter table usher_work alter column reliability drop expression;
drop function reliability_of(integer, integer, integer, integer, integer, integer);

/* Whoever waited for a change of the weights reads the new ones: each statement here sees what is committed by then. */
create function rate_reliability() returns trigger
language plpgsql
as $$
begin
  new.reliability := case when new.attended + new.no_shows >= 3 then reliability_of(
    new.attended, new.no_shows, new.late_cancels, new.on_time, new.reconfirmed, new.reconfirm_asked, reliability_weights()) end;
  return new;
end
$$;
create trigger rated_insert before insert on usher_work for each row execute function rate_reliability();
create trigger rated_update
  before update of attended, no_shows, late_cancels, on_time, reconfirmed, reconfirm_asked, reliability on usher_work
  for each row execute function rate_reliability();

/* Everybody whose figure is another by the weights of now. Whoever is writing one is waited for, and whoever comes later waits: no
   figure by the old weights is left behind. */
create function rate_everybody() returns trigger
language plpgsql
as $$
begin
  lock table usher_work in share row exclusive mode;
  update usher_work set reliability = null
  from (select reliability_weights() as weights) of_now
  where reliability is distinct from
    reliability_of(attended, no_shows, late_cancels, on_time, reconfirmed, reconfirm_asked, of_now.weights);
  return null;
end
$$;
create trigger weighed_insert after insert on settings for each row when (new.key = 'reliability')
  execute function rate_everybody();
create trigger weighed_update after update of value on settings for each row
  when (new.key = 'reliability' and new.value is distinct from old.value) execute function rate_everybody();
create trigger weighed_delete after delete on settings for each row when (old.key = 'reliability')
  execute function rate_everybody();
