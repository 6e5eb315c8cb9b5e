-- A change of the weights writes each new figure itself, by a formula that is a part of the statement: before, a trigger read the
-- weights and reckoned again for each person, which took ten times as long. Figures still follow whatever they are made of.

drop trigger rated_update on usher_work;
create trigger rated_update
  before update of attended, no_shows, late_cancels, on_time, reconfirmed, reconfirm_asked on usher_work
  for each row execute function rate_reliability();

create or replace function rate_everybody() returns trigger
language plpgsql
as $$
begin
  lock table usher_work in share row exclusive mode;
  -- the offset keeps the weights a column: a function of a select for each row would not be written out
  update usher_work w set reliability =
    reliability_of(w.attended, w.no_shows, w.late_cancels, w.on_time, w.reconfirmed, w.reconfirm_asked, of_now.weights)
  from (select reliability_weights() as weights offset 0) of_now
  where w.reliability is distinct from
    reliability_of(w.attended, w.no_shows, w.late_cancels, w.on_time, w.reconfirmed, w.reconfirm_asked, of_now.weights);
  return null;
end
$$;
