alter table applications
  -- accepted because the person got the places another way: what it was before, which it is again once a place is taken back
  add column served_from text check (served_from in ('pending', 'waitlisted')),
  add constraint applications_served check (served_from is null or status = 'accepted');
