-- A canceled job has not ended while items of it are still at work: until then it is being canceled.
alter table jobs
  drop constraint jobs_status_check,
  add constraint jobs_status_check check (status in ('queued', 'running', 'canceling', 'done', 'canceled'));
drop index jobs_open;
create index jobs_open on jobs (id) where status in ('queued', 'running', 'canceling');
