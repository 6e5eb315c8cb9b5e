-- Most people have no figure of work yet, and the newest are among them: a list narrowed by figures passed over all of them first.
drop index usher_work_newest;
create index usher_work_newest on usher_work (usher_since desc, person_id desc)
  include (reliability, rating_order, last_worked, roles)
  where last_worked is not null or reliability is not null or rating_order is not null;
