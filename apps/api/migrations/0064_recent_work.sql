-- Fairness compares what people worked in the last days; without this, each ranking reads all attendance there has ever been.
create index attendance_by_day on attendance (work_date) include (usher_id, approved_minutes, assignment_id)
  where outcome = 'attended';
-- Ranking asks of everybody who could come: who they are, who worked for the client, who is away. It reads these alone.
drop index ushers_approved_in_city;
create index ushers_approved_in_city on persons (city, id) include (birth_date, gender) where usher_status = 'approved';
drop index attendance_of_event;
create index attendance_of_event on attendance (event_id) include (usher_id, outcome);
create index days_off_by_end on days_off (last_day, first_day) include (person_id);
create index weekly_hours_by_day on weekly_hours (weekday) include (person_id, from_minutes, until_minutes);
