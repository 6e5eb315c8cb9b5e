import { PEOPLE_RULES } from './people-rules.ts';

/**
 * What must hold in any database that people work with, told as queries for rows that break it. Every one may use
 * `clock.now`. The demo data is tested against all of them.
 */
export const DEMO_RULES: Readonly<Record<string, string>> = {
  // events
  'a published event lies ahead': `from events, clock where status = 'published' and (starts_at <= now or published_at > now)`,
  'an event in progress has begun': `from events, clock where status = 'in_progress' and starts_at > now`,
  'a completed event was over when it was completed': `from events, clock
    where status = 'completed' and not (ends_at <= completed_at and completed_at <= now)`,
  'an event is canceled before it begins': `from events, clock
    where status = 'canceled' and not (canceled_at < starts_at and canceled_at <= now)`,
  'events are created, then published': `from events where published_at < created_at`,
  'an event lasts from its first shift to its last': `from events e
    where published_at is not null and (starts_at, ends_at) is distinct from (select (min(s.starts_at), max(s.ends_at)) from shifts s where s.event_id = e.id)`,
  'a shift counts for the day on which it begins at the venue': `from shifts s join events e on e.id = s.event_id
    where s.work_date <> (s.starts_at at time zone e.time_zone)::date`,
  'every event that is or was public has places': `from events e
    where published_at is not null and coalesce((select sum(headcount) from positions p where p.event_id = e.id), 0) < 1`,
  'every event has a plan': `from events e where not exists (select from event_plans p where p.event_id = e.id)`,
  'nothing was made of what was never published': `from events e where published_at is null and (
      exists (select from shifts s where s.event_id = e.id) or exists (select from zones z where z.event_id = e.id)
      or exists (select from positions p where p.event_id = e.id) or exists (select from event_leads l where l.event_id = e.id))`,
  'applications close before the event begins': `from events where application_deadline >= starts_at`,
  'somebody can be called at every event that is or was public': `from events where published_at is not null
    and (contact_name = '' or contact_phone !~ '^[+][0-9]{8,15}$' or address = '')`,
  'no position wants nobody': `from positions where headcount = 0`,
  'a post is in a zone of its own event': `from positions p join zones z on z.id = p.zone_id where z.event_id <> p.event_id`,
  'every live event has an approved leader': `from events e
    where status in ('published', 'in_progress', 'completed') and not exists (
      select from event_leads l join team_leaders t on t.id = l.leader_id
      where l.event_id = e.id and l.released_at is null and t.status = 'approved')`,
  'leaders were approved before the event was published': `from event_leads l join team_leaders t on t.id = l.leader_id
    join events e on e.id = l.event_id where t.status <> 'approved' or t.status_changed_at > e.published_at`,
  'only a canceled event releases its leaders': `from event_leads l join events e on e.id = l.event_id
    where (l.released_at is not null) <> (e.status = 'canceled')`,
  'one leader has one lead in an event': `from (select 1 from event_leads group by event_id, leader_id having count(*) > 1) twice`,
  'a draft has neither applications nor assignments': `from events e where published_at is null
    and (exists (select from applications a where a.event_id = e.id) or exists (select from assignments a where a.event_id = e.id))`,
  'an event costs what its places, allowances and leaders cost': `from events e join event_plans n on n.event_id = e.id
    where e.published_at is not null and cost_minor <> (
      select sum(p.headcount * (
        case p.pay_basis when 'shift' then p.rate_minor
          else round(p.rate_minor * (extract(epoch from s.ends_at - s.starts_at) / 60 - s.break_minutes) / 60) end
        + (select coalesce(sum((a ->> 'amount_minor')::integer), 0) from jsonb_array_elements(n.steps #> '{stepFour,allowances}') a)))
      from positions p join shifts s on s.id = p.shift_id where p.event_id = e.id)
    + coalesce((select sum(pay_minor) from event_leads l where l.event_id = e.id), 0)`,
  'what has begun says when': `from events where (started_at is not null) <> (status in ('in_progress', 'completed'))`,

  // staffing
  'places of an event are summed right': `from events e where (
      select (places::bigint, confirmed::bigint, invited::bigint) from event_staffing f where f.event_id = e.id
    ) is distinct from (
      select (coalesce(sum(headcount), 0), coalesce(sum(confirmed), 0), coalesce(sum(invited), 0))
      from (
        select headcount, confirmed, invited from positions p where p.event_id = e.id
        union all
        select (need ->> 'headcount')::integer, 0, 0 from event_plans n, jsonb_array_elements(n.steps #> '{stepThree,needs}') need
        where n.event_id = e.id and e.published_at is null
      ) wanted)`,
  'whoever is hired or has applied meets what blocks': `from (
      select event_id, usher_id from assignments union all select event_id, usher_id from applications
    ) i join ushers u on u.id = i.usher_id join event_plans n on n.event_id = i.event_id,
    jsonb_array_elements(n.steps #> '{stepTwo,requirements}') r
    where r ->> 'mode' = 'block' and not case r ->> 'kind'
      when 'languages' then u.languages @> array(select jsonb_array_elements_text(r -> 'languages'))
      when 'documents' then u.photo is not null and u.id_number_hmac is not null
      else false end`,
  'who has worked in a role can do it': `from assignments a join positions p on p.id = a.position_id
    where not exists (select from usher_roles r where r.usher_id = a.usher_id and r.type_id = p.type_id)`,
  'who has applied for a role can do it': `from applications a
    where not exists (select from usher_roles r where r.usher_id = a.usher_id and r.type_id = a.type_id)`,
  'everybody can do something': `from ushers u where not exists (select from usher_roles r where r.usher_id = u.id)`,
  'women are no parking marshals, men no hostesses': `from usher_roles r join types t on t.id = r.type_id
    join ushers u on u.id = r.usher_id
    where (t.name_en = 'Hostess' and u.gender <> 'female') or (t.name_en = 'Parking marshal' and u.gender <> 'male')`,
  'places are counted right': `from positions p where (confirmed::bigint, invited::bigint) is distinct from (
      select (count(*) filter (where a.status = 'confirmed' and not a.reserve), count(*) filter (where a.status = 'invited' and not a.reserve))
      from assignments a where a.position_id = p.id)`,
  'an assignment is to a place of its event': `from assignments a join positions p on p.id = a.position_id
    where p.event_id <> a.event_id`,
  'nobody has two shifts at once': `from assignments a join assignments b on a.usher_id = b.usher_id and a.id < b.id
    and a.starts_at < b.ends_at and b.starts_at < a.ends_at
    where a.status in ('confirmed', 'invited') and b.status in ('confirmed', 'invited')`,
  'nobody works before being approved': `from assignments a join ushers u on u.id = a.usher_id
    where u.status not in ('approved', 'blocked') or (u.status = 'approved' and u.status_changed_at > a.created_at)`,
  'nobody applies before being approved': `from applications a join ushers u on u.id = a.usher_id
    where u.status not in ('approved', 'blocked') or (u.status = 'approved' and u.status_changed_at > a.created_at)`,
  'who is blocked has no shift after that': `from assignments a join ushers u on u.id = a.usher_id
    where u.status = 'blocked' and a.status in ('confirmed', 'invited') and a.ends_at > u.status_changed_at`,
  'who is blocked waits for no answer': `from applications a join ushers u on u.id = a.usher_id
    where u.status = 'blocked' and a.status in ('pending', 'waitlisted')`,
  'hostesses are women, parking marshals men': `from assignments a join positions p on p.id = a.position_id
    join types t on t.id = p.type_id join ushers u on u.id = a.usher_id
    where (t.name_en = 'Hostess' and u.gender <> 'female') or (t.name_en = 'Parking marshal' and u.gender <> 'male')`,
  'invitations are open only while the event lies ahead': `from assignments a join events e on e.id = a.event_id
    where a.status = 'invited' and e.status <> 'published'`,
  'an event in progress has confirmed people': `from events e where status in ('in_progress', 'completed')
    and not exists (select from assignments a where a.event_id = e.id and a.status = 'confirmed')`,
  'a canceled event keeps nobody': `from assignments a join events e on e.id = a.event_id
    where e.status = 'canceled' and a.status in ('confirmed', 'invited')`,
  'an answer follows the invitation': `from assignments, clock
    where answered_at < invited_at or answered_at > now or answered_at > starts_at or invited_at > now`,
  'a release has its time': `from assignments, clock
    where (status = 'released') <> (released_at is not null) or released_at < answered_at or released_at > now`,

  // applications
  'an accepted application has its assignment': `from applications a where status = 'accepted' and not exists (
      select from assignments s join positions p on p.id = s.position_id
      where s.event_id = a.event_id and s.usher_id = a.usher_id and p.type_id = a.type_id)`,
  'who was not invited has applied and was accepted': `from assignments s join positions p on p.id = s.position_id
    where s.invited_at is null and not exists (
      select from applications a where a.event_id = s.event_id and a.usher_id = s.usher_id
        and a.type_id = p.type_id and a.status = 'accepted')`,
  'only a published event has undecided applications': `from applications a join events e on e.id = a.event_id
    where a.status in ('pending', 'waitlisted') and e.status <> 'published'`,
  'applications come while the event is public': `from applications a join events e on e.id = a.event_id, clock
    where a.created_at < e.published_at or a.created_at > now or a.decided_at < a.created_at or a.decided_at > now`,
  'where everybody is invited nobody applies': `from applications a join events e on e.id = a.event_id where e.hiring_mode = 'invite'`,

  // offers
  'a place is offered while an answer is waited for, to one person': `from place_openings o where (state = 'offered') <> (
      select count(*) = 1 from assignments a where a.opening_id = o.id and a.status = 'invited')`,
  'an offer is of the place that opened, to somebody who waits for it': `from assignments a join place_openings o on o.id = a.opening_id
    join positions p on p.id = a.position_id left join applications w on w.id = a.application_id
    where a.position_id <> o.position_id or (w.event_id, w.usher_id, w.type_id, w.status) is distinct from (a.event_id, a.usher_id, p.type_id, 'waitlisted')
      or w.decided_at > a.invited_at`,
  'an offer that is open ends later, and before the work': `from assignments a, clock
    where a.origin = 'offer' and a.status = 'invited' and not (a.expires_at > now and a.expires_at < a.starts_at)`,
  'whoever was put on the waitlist did not write': `from applications where by_hand and (status = 'pending' or message <> '' or decided_by is null)`,

  // attendance
  'every shift of a completed event is resolved': `from assignments a join events e on e.id = a.event_id
    left join attendance t on t.assignment_id = a.id
    where e.status = 'completed' and a.status = 'confirmed' and t.outcome is null`,
  'nobody is still clocked in at a completed event': `from attendance t join events e on e.id = t.event_id
    where e.status = 'completed' and t.checked_in_at is not null and t.checked_out_at is null`,
  'attendance is of a confirmed shift that has begun': `from attendance t join assignments a on a.id = t.assignment_id, clock
    where a.status <> 'confirmed' or a.starts_at > now
      or (t.event_id, t.usher_id, t.work_date) is distinct from (a.event_id, a.usher_id, a.work_date)`,
  'lateness is counted from the start of the shift': `from attendance t join assignments a on a.id = t.assignment_id
    where t.checked_in_at is not null
      and t.late_minutes <> greatest(0, extract(epoch from t.checked_in_at - a.starts_at) / 60)::integer`,
  'nobody checks in or out in the future': `from attendance, clock where greatest(checked_in_at, checked_out_at) > now`,
  'attendance is what its marks have led to': `from attendance t join attendance_marks m on m.id = t.last_mark
    where (t.version, t.version::bigint) is distinct from (m.version, (select count(*) from attendance_marks c where c.assignment_id = t.assignment_id))
      or (t.outcome, t.checked_in_at, t.checked_out_at, t.late_minutes, t.approved_minutes, t.reason) is distinct from (m.after ->> 'outcome',
        (m.after ->> 'checked_in_at')::timestamptz, (m.after ->> 'checked_out_at')::timestamptz, (m.after ->> 'late_minutes')::integer,
        (m.after ->> 'approved_minutes')::integer, m.after ->> 'reason')`,
  'whatever is on record of an event that is on was marked': `from attendance t join events e on e.id = t.event_id, clock
    where e.status = 'in_progress' and e.ends_at > now and (t.checked_in_at is not null or t.outcome is not null) and t.last_mark is null`,
  'marks follow each other, and none lies ahead': `from attendance_marks m left join attendance_marks b
      on b.assignment_id = m.assignment_id and b.version = m.version - 1, clock
    where m.at > now or m.at < b.at or m.before is distinct from coalesce(b.after, m.before) or (b.id is null) <> (m.version = 1)`,
  'only those who were there are rated, by their leader': `from ratings r join assignments a on a.id = r.assignment_id
    left join attendance t on t.assignment_id = a.id
    where t.outcome is distinct from 'attended' or r.usher_id <> a.usher_id
      or not exists (select from event_leads l where l.event_id = a.event_id and l.leader_id = r.author_leader_id)`,

  'incidents are reported by whoever leads there, and dealt with later': `from incidents i, clock
    where i.happened_at > now or i.handled_at < i.happened_at or i.handled_at > now
      or not exists (select from event_leads l where l.event_id = i.event_id and l.leader_id = i.reported_by)`,

  // money
  'lines add up to the transfer': `from transfers t where (gross_minor::numeric, deductions_minor::numeric) is distinct from (
      select (coalesce(sum(amount_minor) filter (where amount_minor > 0), 0), coalesce(-sum(amount_minor) filter (where amount_minor < 0), 0))
      from transfer_lines l where l.transfer_id = t.id)`,
  'a line by the hour is minutes times rate times factor': `from transfer_lines l
    join assignments a on a.id = l.assignment_id join positions p on p.id = a.position_id
    where p.pay_basis = 'hour' and l.minutes is not null and abs(l.amount_minor) <> round(l.minutes * l.rate_minor * l.factor / 60)`,
  'a line by the shift is its rate': `from transfer_lines l
    join assignments a on a.id = l.assignment_id join positions p on p.id = a.position_id
    where p.pay_basis = 'shift' and l.kind = 'work' and l.amount_minor <> p.rate_minor`,
  'only what was worked is paid as work': `from transfer_lines l join transfers t on t.id = l.transfer_id
    join attendance a on a.assignment_id = l.assignment_id
    where (a.usher_id, a.event_id) is distinct from (t.usher_id, t.event_id)
      or (l.kind in ('work', 'overtime', 'night', 'allowance', 'late')) <> (a.outcome = 'attended') or (l.kind = 'no_show') <> (a.outcome = 'no_show')`,
  'the minutes paid are the minutes approved': `from attendance a join events e on e.id = a.event_id
    left join (
      select l.assignment_id, sum(l.minutes) as minutes from transfer_lines l join transfers t on t.id = l.transfer_id
      where l.kind in ('work', 'overtime') and t.voided_at is null group by l.assignment_id
    ) paid using (assignment_id)
    where e.status = 'completed' and a.outcome = 'attended' and a.approved_minutes is distinct from paid.minutes`,
  'whoever worked at a completed event is paid for it': `from attendance a join events e on e.id = a.event_id
    where e.status = 'completed' and a.outcome = 'attended' and not exists (
      select from transfers t where t.event_id = e.id and t.usher_id = a.usher_id and t.kind = 'event_pay' and t.voided_at is null)`,
  'whoever led a completed event is paid for it': `from event_leads l join events e on e.id = l.event_id
    where e.status = 'completed' and not exists (
      select from transfers t where t.event_id = e.id and t.leader_id = l.leader_id and t.kind = 'event_pay'
        and t.gross_minor = l.pay_minor)`,
  'only a completed event has event pay': `from transfers t join events e on e.id = t.event_id
    where t.kind = 'event_pay' and (e.status <> 'completed' or t.created_at < e.completed_at)`,
  'compensation is for canceled events': `from transfers t join events e on e.id = t.event_id
    where t.kind = 'compensation' and e.status <> 'canceled'`,
  'people are paid in the currency of the event': `from transfers t join events e on e.id = t.event_id where t.currency <> e.currency`,
  'money goes to an account of the payee': `from transfers t join bank_accounts b on b.id = t.bank_account_id
    where b.person_id <> coalesce(t.usher_id, t.leader_id)`,
  'approval follows the transfer, payment the approval': `from transfers, clock
    where approved_at < created_at or approved_at > now
      or transferred_on < (approved_at at time zone 'UTC')::date or transferred_on > (now at time zone 'UTC')::date`,
  'old transfers are paid': `from transfers, clock where status <> 'transferred' and voided_at is null and created_at < now - interval '30 days'`,

  ...PEOPLE_RULES,
};
