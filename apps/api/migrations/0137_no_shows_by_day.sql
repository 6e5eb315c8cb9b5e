-- Strike rules count the no-shows of the last months; without this, each turn reads all attendance there has ever been.
create index attendance_no_shows on attendance (work_date) include (usher_id, event_id) where outcome = 'no_show';
