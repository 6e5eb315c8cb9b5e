/** What must hold of people and of what their pages hold, as in demo-rules.ts. */
export const PEOPLE_RULES: Readonly<Record<string, string>> = {
  'nobody under 18 is approved': `from ushers where status = 'approved' and birth_date + interval '18 years' > status_changed_at`,
  'every approval rests on an interview': `from ushers u where status in ('approved', 'blocked') and not exists (
      select from interviews i where i.person_id = u.id and i.status = 'done' and i.score >= 3 and i.starts_at <= u.status_changed_at)`,
  'who is in interview has one': `from ushers u where status = 'in_interview'
    and not exists (select from interviews i where i.person_id = u.id)`,
  'interviews are planned for those in interview': `from interviews i join ushers u on u.id = i.person_id
    where i.status = 'planned' and u.status <> 'in_interview'`,
  'what was planned before today has been held or missed': `from interviews, clock
    where status = 'planned' and starts_at < date_trunc('day', now, 'Asia/Riyadh')`,
  'nobody who came by the app was under 18': `from persons
    where joined_by_app_at is not null and birth_date > (joined_by_app_at - interval '18 years')::date`,
  'who was promoted was approved before': `from persons
    where leader_status is not null and usher_status is not null
      and (usher_status <> 'approved' or leader_since < usher_status_changed_at)`,
  'a promoted leader takes no more shifts': `from team_leaders l join assignments a on a.usher_id = l.id
    where l.status = 'approved' and a.ends_at > l.status_changed_at`,
  'names are written in both scripts': `from (select name_en, name_ar from ushers union all select name_en, name_ar from team_leaders) n
    where name_en !~ '^[A-Za-z’ -]+$' or name_ar !~ '^[\\u0621-\\u064A ]+$'`,
  'titles are written in both scripts': `from events where title_ar !~ '[\\u0621-\\u064A]' or title_en ~ '[\\u0621-\\u064A]'`,
  'nothing was made in the future': `from (
      select created_at from ushers union all select created_at from team_leaders union all select created_at from events
      union all select created_at from assignments union all select created_at from transfers union all select created_at from ratings
      union all select created_at from interviews union all select created_at from bank_accounts union all select at from audit_log
      union all select created_at from deletion_requests union all select handled_at from deletion_requests
      union all select status_changed_at from ushers union all select status_changed_at from team_leaders
      union all select turned_down_at from team_leaders union all select messages_off_at from persons
      union all select checked_at from bank_accounts union all select replaced_at from bank_accounts
      union all select created_at from person_notes union all select changed_at from person_notes
      union all select created_at from messages union all select read_at from messages
      union all select sent_at from message_deliveries union all select created_at from person_documents
      union all select created_at from usher_imports union all select finished_at from jobs
      union all select changed_at from availability) made, clock
    where created_at > now`,

  // what the pages of people hold
  'nobody is at work on a day off': `from days_off d join bookings b on b.person_id = d.person_id
    and b.starts_at < ((d.last_day + 1)::timestamp at time zone 'Asia/Riyadh')
    and b.ends_at > (d.first_day::timestamp at time zone 'Asia/Riyadh')`,
  'nobody is booked for a day on which they never work': `from weekly_hours h join bookings b on b.person_id = h.person_id, clock
    where b.starts_at > now and h.from_minutes is null
      and h.weekday = extract(dow from b.starts_at at time zone 'Asia/Riyadh')`,
  'whoever passed reached the mark': `from interviews i join ushers u on u.id = i.person_id
    where i.status = 'done' and i.hat = 'usher' and u.status in ('approved', 'blocked') and i.score < 3.5`,
  'a score is the mean of its card': `from interviews i where status = 'done' and score is distinct from (
      select round(avg((s ->> 'score')::numeric), 1)::float8 from jsonb_array_elements(scores) s)`,
  'what was held or missed is over': `from interviews, clock where status in ('done', 'missed') and ends_at > now`,
  'interviews are booked before they begin': `from interviews where created_at > starts_at`,
  'planned interviews are within the hours of the settings': `from interviews
    where status = 'planned' and ((starts_at at time zone 'Asia/Riyadh')::time < '10:00'
      or (ends_at at time zone 'Asia/Riyadh')::time > '20:00')`,
  'who was rejected may ask again, nobody else': `from ushers where (reapply_on is not null) <> (status = 'rejected')`,
  'timed blocks last': `from ushers, clock where blocked_until <= (now at time zone 'Asia/Riyadh')::date`,
  'only people of the house decide': `from ushers where status <> 'pending' and status_changed_by is null`,
  'a new account is confirmed or a few days old': `from bank_accounts, clock
    where replaced_at is null and checked_at is null and created_at < now - interval '7 days'`,
  'what waits for approval goes to the account of now': `from transfers t join bank_accounts b on b.id = t.bank_account_id
    where t.status = 'pending_approval' and t.voided_at is null and b.replaced_at is not null`,
  'no start sends anything to the people of the demo': `from messages m left join message_deliveries d on d.message_id = m.id
    where m.routed_at is null or d.state in ('queued', 'sending')`,
  'who wants no messages gets none': `from messages m join persons p on p.id = m.person_id
    left join message_deliveries d on d.message_id = m.id
    where p.messages_off_at <= m.created_at and (m.withheld is null or m.read_at is not null or d.message_id is not null)`,
  'messages are in the wording of their day': `from messages m join message_templates t on t.kind = m.kind
    where (m.template_version = t.version) <> (t.created_at <= m.created_at)`,
  'nobody is told of somebody else’s work': `from messages m where kind = 'invited_ahead'
    and not exists (select from assignments a where a.event_id = m.cause_id and a.usher_id = m.person_id)`,
  'ids look as the program makes them': `from (select id from messages union all select id from person_documents
      union all select id from days_off union all select id from person_notes) made
    where id::text !~ '^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$'`,
  'documents are of those who have joined': `from person_documents d join persons p on p.id = d.person_id
    where d.created_at < p.created_at`,
  'whoever came with a file waits since then': `from usher_import_rows r join usher_imports i on i.id = r.import_id
    left join persons p on p.id = r.person_id
    where (r.person_id is null) <> (r.state = 'bad') or p.usher_status <> 'pending' or p.created_at < i.created_at or p.photo is not null`,
  'every tag is known, and nobody wears others': `from (select unnest(tags) as tag from persons except select tag from known_tags
      union all (select tag from known_tags except select unnest(tags) from persons)) t`,
};
