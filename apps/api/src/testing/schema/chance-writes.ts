/** A few rows of a table, different ones for each seed. */
const some = (table: string, key = 'id') =>
  `${key} in (select ${key} from ${table} order by md5(${key}::text || $1) limit $2::integer)`;
/** One of the words, by the seed and the row. */
const oneOf = (words: readonly string[]) =>
  `(array[${words.map((word) => `'${word}'`).join(', ')}])[1 + abs(hashtext(id::text || $1)) % ${words.length}]`;

/** $1 is a seed, $2 how many rows. */
export const WRITES = {
  addUshers: `insert into ushers (name_en, name_ar, phone, birth_date, gender, nationality, city, photo)
    select 'A', 'ا', '+2010' || lpad(nextval('usher_codes')::text, 8, '0'), '1990-01-01', 'male', 'EG', $1, '/p'
    from generate_series(1, $2::integer)`,
  moveUshers: `update ushers set status_reason = 'x', status = ${oneOf(['pending', 'in_interview', 'approved', 'rejected', 'blocked'])}
    where ${some('ushers')}`,
  renameUshers: `update ushers set name_en = 'B' || $1 where ${some('ushers')}`,
  removeUshers: `delete from ushers where ${some('ushers')}
    and not exists (select from assignments where usher_id = ushers.id)
    and not exists (select from transfers where usher_id = ushers.id)
    and not exists (select from interviews where person_id = ushers.id)
    and not exists (select from bank_accounts where person_id = ushers.id)`,
  addLeaders: `insert into team_leaders (name_en, name_ar, phone, birth_date, city, photo)
    select 'L', 'ل', '+2011' || lpad(nextval('leader_codes')::text, 8, '0'), '1990-01-01', $1, '/p'
    from generate_series(1, $2::integer)`,
  moveLeaders: `update team_leaders set status = ${oneOf(['pending', 'approved'])}, turned_down_at = null, turn_down_reason = null
    where ${some('team_leaders')}`,
  promote: `update persons set leader_status = 'approved' where leader_status is null and usher_status = 'approved'
    and ${some('ushers')}`,
  turnDown: `update team_leaders set turned_down_at = now(), turn_down_reason = $1
    where status = 'pending' and ${some('team_leaders')}`,
  removeLeaders: `delete from team_leaders where ${some('team_leaders')} and usher_id is null
    and not exists (select from event_leads where leader_id = team_leaders.id)`,
  employ: `insert into assignments (event_id, shift_id, position_id, usher_id, work_date, starts_at, ends_at, status)
    select s.event_id, s.id, p.id, u.id, s.work_date, s.starts_at, s.ends_at, 'confirmed'
    from shifts s join positions p on p.shift_id = s.id, (
      select id from ushers where status not in ('blocked', 'rejected')
        and not exists (select from assignments where usher_id = ushers.id)
      order by md5(id::text || $1) limit $2::integer) u`,
  release: `update assignments set status = ${oneOf(['released', 'confirmed', 'invited'])} where ${some('assignments')}
    and usher_id not in (select id from ushers where status in ('blocked', 'rejected'))`,
  dismiss: `delete from assignments where ${some('assignments')}
    and not exists (select from attendance where assignment_id = assignments.id)`,
  lead: `insert into event_leads (event_id, leader_id, pay_minor, starts_at, ends_at)
    select e.id, l.id, 0, now() + n * interval '1 day', now() + (n + 1) * interval '1 day'
    from (select id from events order by md5(id::text || $1) limit 1) e,
      (select id, row_number() over () as n from team_leaders order by md5(id::text || $1) limit $2::integer) l`,
  releaseLeads: `update event_leads set released_at = now() where ${some('event_leads')}`,
  removeLeads: `delete from event_leads where ${some('event_leads')}`,
  addEvents: `insert into events (title_en, title_ar, category_id, city, starts_at, ends_at, time_zone, currency, status, published_at)
    select 'Event', 'حدث', (select id from categories limit 1), $1, now(), now() + interval '1 day', 'Asia/Riyadh', 'SAR', 'published', now()
    from generate_series(1, $2::integer)`,
  // but not the one with shifts: the attendance of an event that is over cannot be changed
  cancelEvents: `update events set status = 'canceled', canceled_at = now(), cancel_reason = $1, completed_at = null
    where ${some('events')} and not exists (select from shifts where event_id = events.id)
      and not exists (select from applications where event_id = events.id and status = 'pending')`,
  // applications go with their event
  removeEvents: `delete from events where ${some('events')} and not exists (select from shifts where event_id = events.id)`,
  apply: `insert into applications (event_id, usher_id, type_id)
    select e.id, u.id, (select id from types limit 1)
    from (select id from events where status = 'published' order by md5(id::text || $1) limit 2) e, (
      select id from ushers where status not in ('blocked', 'rejected') limit $2::integer) u
    on conflict do nothing`,
  decide: `update applications set status = 'accepted', decided_at = now() where ${some('applications')}`,
  reject: `update applications set status = ${oneOf(['rejected', 'withdrawn', 'waitlisted'])}, decided_at = now()
    where ${some('applications')}`,
  backdate: `update applications set created_at = created_at - length($1) * interval '1 day' where ${some('applications')}`,
  interview: `insert into interviews (person_id, interviewer_id, starts_at, ends_at, status, score)
    select id, (select id from admins limit 1), now() - interval '2 days', now() - interval '47 hours', 'done', 4
    from ushers order by md5(id::text || $1) limit $2::integer`,
  missInterview: `update interviews set status = case status when 'done' then 'missed' else 'done' end where ${some('interviews')}`,
  removeInterviews: `delete from interviews where ${some('interviews')}`,
  backdateUshers: `update ushers set created_at = date_trunc('day', now()) - interval '150 minutes' where ${some('ushers')}`,
  move: `update ushers set city = $1 where ${some('ushers')}`,
  moveHouse: `insert into settings (key, value)
    values ('region', jsonb_build_object('time_zone', (array['Asia/Dubai', 'Africa/Cairo', 'UTC'])[1 + length($1) % 3 + 0 * $2::integer]))
    on conflict (key) do update set value = excluded.value`,
  askDeletion: `insert into deletion_requests (email)
    select $1 || n || '@example.test' from generate_series(1, $2::integer) n on conflict do nothing`,
  handleDeletion: `update deletion_requests set status = 'done', handled_at = now() where ${some('deletion_requests')}`,
  pay: `insert into transfers (kind, currency, gross_minor, usher_id, bank_account_id)
    select 'bonus', (array['SAR', 'AED', 'KWD'])[1 + length($1) % 3], 100 * n, b.person_id, b.id
    from generate_series(1, $2::integer) n, (select * from bank_accounts order by md5(id::text || $1) limit 2) b`,
  correct: `update transfers set gross_minor = gross_minor + 7 where ${some('transfers')}`,
  approve: `update transfers set status = 'approved', approved_at = now(), approved_by = (select id from admins limit 1)
    where status = 'pending_approval' and ${some('transfers')}`,
  send: `update transfers set status = 'transferred', transferred_on = current_date, bank_reference = $1
    where status = 'approved' and voided_at is null and ${some('transfers')}`,
  void: `update transfers set voided_at = now(), void_reason = $1
    where status <> 'transferred' and ${some('transfers')}`,
  checkIn: `insert into attendance (assignment_id, event_id, usher_id, work_date, outcome, checked_in_at, method)
    select id, event_id, usher_id, date '2030-01-01' + length($1) % 5, 'attended', now(), 'qr'
    from assignments order by md5(id::text || $1) limit $2::integer
    on conflict (assignment_id) do update set work_date = attendance.work_date + 1`,
  excuse: `update attendance set outcome = 'excused', checked_in_at = null, method = null
    where ${some('attendance', 'assignment_id')}`,
  removeAttendance: `delete from attendance where ${some('attendance', 'assignment_id')}`,
  rate: `insert into ratings (assignment_id, usher_id, author_admin_id, stars)
    select id, usher_id, (select id from admins limit 1), 1 + length($1) % 5
    from assignments order by md5(id::text || $1) limit $2::integer
    on conflict (assignment_id, author_admin_id, author_leader_id) do update set stars = 1 + ratings.stars % 5`,
  removeRatings: `delete from ratings where ${some('ratings')}`,
  approveMinutes: `update attendance set approved_minutes = 60 * length($1), late_minutes = 3 * length($1)
    where outcome = 'attended' and ${some('attendance', 'assignment_id')}`,
  cancelLate: `update assignments set late_cancel = not late_cancel where ${some('assignments')}`,
  invite: `update assignments set invited_at = now() where ${some('assignments')}`,
  answer: `update assignments set answered_at = case when answered_at is null then now() - length($1) * interval '1 day' end
    where ${some('assignments')}`,
  askAgain: `update assignments set reconfirm_asked_at = now(), reconfirmed_at = null where ${some('assignments')}`,
  reconfirm: `update assignments set reconfirmed_at = now() where reconfirm_asked_at is not null and ${some('assignments')}`,
  removeRequests: `delete from deletion_requests where ${some('deletion_requests')}`,
  rollCall: `merge into attendance a using (select * from assignments order by md5(id::text || $1) limit $2::integer) s
    on a.assignment_id = s.id
    when matched and a.outcome = 'excused' then delete
    when matched then update set outcome = 'no_show', checked_in_at = null, method = null
    when not matched then insert (assignment_id, event_id, usher_id, work_date, outcome, checked_in_at, method)
      values (s.id, s.event_id, s.usher_id, s.work_date, 'attended', now(), 'manual')`,
  forgetTransfers: 'truncate transfers cascade',
  forgetAttendance: 'truncate attendance',
  forgetRatings: 'truncate ratings',
  forgetRequests: 'truncate deletion_requests',
} as const;
export type Write = keyof typeof WRITES;
export const RARE_WRITES: readonly Write[] = ['forgetTransfers', 'forgetAttendance', 'forgetRatings', 'forgetRequests'];
export const COMMON_WRITES = Object.keys(WRITES).filter(
  (name): name is Write => !RARE_WRITES.some((rare) => rare === name),
);
