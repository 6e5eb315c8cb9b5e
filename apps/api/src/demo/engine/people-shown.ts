/** What the screens of people show, as queries for a row of it. Every one may use `clock.now` and `clock.today`. */
export const PEOPLE_SHOWN: Readonly<Record<string, string>> = {
  'a weekly pattern': `from weekly_hours where from_minutes is not null`,
  'a weekday on which somebody never works': `from weekly_hours where from_minutes is null`,
  'days off that are ahead': `from days_off, clock where first_day > today`,
  'somebody who has said nothing about when to work': `from ushers u
    where status = 'approved' and not exists (select from availability a where a.person_id = u.id)`,
  'a note in each script': `from person_notes a, person_notes b where a.text ~ '[\\u0621-\\u064A]' and b.text ~ '[a-z]'`,
  'a note that was changed': `from person_notes where changed_at is not null`,
  'a rating with a comment': `from ratings where comment <> ''`,
  'five tags': `from known_tags having count(*) >= 5`,
  'sizes and levels': `from ushers where height_cm is not null and clothing_size is not null and shoe_size is not null
    and language_levels ->> 'en' in ('good', 'fluent')`,
  'a block for good': `from ushers where status = 'blocked' and blocked_until is null`,
  'a block until a day': `from ushers where blocked_until is not null`,
  'a scorecard': `from interviews where jsonb_array_length(scores) = 5`,
  'an interview that was moved': `from interviews where status = 'planned' and version > 1`,
  'interviews of two people today': `from interviews, clock
    where (starts_at at time zone 'Asia/Riyadh')::date = today having count(distinct interviewer_id) >= 2`,
  'an interview in the next days': `from interviews, clock
    where status = 'planned' and (starts_at at time zone 'Asia/Riyadh')::date > today`,
  'somebody who waits for a decision': `from ushers u where status = 'in_interview'
    and not exists (select from interviews i where i.person_id = u.id and i.status = 'planned')`,
  'somebody who wants to lead': `from team_leaders where status = 'pending' and turned_down_at is null`,
  'somebody who was turned down': `from team_leaders where turned_down_at is not null`,
  'somebody who waits since three days at most': `from ushers, clock where status = 'pending' and created_at > now - interval '3 days'`,
  'somebody who waits for a week': `from ushers, clock where status = 'pending' and created_at < now - interval '8 days'`,
  'a request without a photo': `from ushers where status = 'pending' and photo is null`,
  'somebody who seems to be known': `from ushers u join ushers o on o.name_en = u.name_en and o.birth_date = u.birth_date
    where u.status = 'pending' and o.status = 'approved'`,
  'two people with one address, who ask to be deleted': `from deletion_requests r join persons p on p.email = r.email
    where r.status = 'open' group by r.id having count(*) = 2`,
  'a deletion request of today': `from deletion_requests, clock where status = 'open' and created_at > now - interval '1 day'`,
  'a deletion request that is due today': `from deletion_requests, clock
    where status = 'open' and (created_at at time zone 'Asia/Riyadh')::date = today - 30`,
  'a deletion request that is overdue': `from deletion_requests, clock
    where status = 'open' and (created_at at time zone 'Asia/Riyadh')::date < today - 30`,
  'a refusal with its reason': `from deletion_requests where status = 'refused' and refuse_reason <> ''`,
  'an account that finance has to confirm': `from bank_accounts where checked_at is null and replaced_at is null`,
  'somebody without an account': `from ushers u
    where status = 'approved' and not exists (select from bank_accounts b where b.person_id = u.id)`,
  'a message that is in the inbox only': `from messages m where withheld is null
    and not exists (select from message_deliveries d where d.message_id = m.id)`,
  'a message that was sent': `from message_deliveries where state = 'sent'`,
  'a message that failed': `from message_deliveries where state = 'failed'`,
  'a message to somebody who wants none': `from messages where withheld = 'unsubscribed'`,
  'a message in a wording of the house': `from messages where template_version = 1`,
  'a message that somebody wrote': `from messages where kind = 'free_text'`,
  'a document that is over': `from person_documents, clock where expires_on < today`,
  'a document that ends within the month': `from person_documents, clock where expires_on between today and today + 30`,
  'a document that lasts': `from person_documents, clock where expires_on > today + 30`,
  'a file with good rows, warnings and bad rows': `from usher_import_rows group by import_id having count(distinct state) = 3`,
  'somebody who wants no messages': `from persons where messages_off_at is not null`,
};
