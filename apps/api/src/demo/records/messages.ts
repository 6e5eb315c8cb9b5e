import type pg from 'pg';
import { moment } from '../engine/copy.ts';
import { idSql } from '../engine/ids.ts';
import { DAY_MS, dayIn, momentIn } from '../event/days.ts';
import { OFFICE_ZONE } from '../event/places.ts';
import type { Office } from '../people/office.ts';

/** Wordings of the house; whatever else is said in those that come with the program. */
const TEMPLATES = [
  {
    kind: 'usher_approved',
    text_en: 'Welcome to the team, {name}! You’re approved. Open the app to see the events near you.',
    text_ar: 'أهلًا بك في الفريق يا {name}! تمت الموافقة على طلبك. الفعاليات القريبة منك في التطبيق.',
  },
  {
    kind: 'interview_planned',
    text_en:
      'Hello {name}, we look forward to your interview on {date} at {time}, {how}. {place} Please bring your ID.',
    text_ar: 'مرحبًا {name}، نتطلع إلى مقابلتك {date} الساعة {time}، {how}. {place} نرجو إحضار الهوية.',
  },
];
const TEMPLATES_SINCE_DAYS = 40;

/** What the office wrote to many at once: so many days ago, in the late morning. */
const WRITTEN = [
  {
    days: 3,
    text_en: 'Hello {name}, uniforms can be picked up at the office on Sunday from 10:00 to 18:00.',
    text_ar: 'مرحبًا {name}، يمكن استلام الزي من المكتب يوم الأحد من 10:00 إلى 18:00.',
  },
  {
    days: 17,
    text_en: 'Hello {name}, the season is starting. Please check your availability in the app.',
    text_ar: 'مرحبًا {name}، الموسم على وشك الانطلاق. نرجو تحديث أوقات التفرّغ في التطبيق.',
  },
  {
    days: 44,
    text_en: 'Thank you, {name}. Last weekend went very well because of you.',
    text_ar: 'شكرًا {name}، كان لك دور كبير في نجاح فعاليات الأسبوع الماضي.',
  },
];
/** One in so many of those who work here gets each of them. */
const WRITTEN_TO_EVERY = 19;
/** How long messages are remembered; those who have served longest have all of theirs. */
const REMEMBERED_DAYS = 60;
const SHOWN_CODES = 60;

/** A number that a text decides, from 0 up to, not including, this many. */
const drawn = (text: string, most: number) => `mod(abs(hashtext(${text}))::bigint, ${most})`;
const utc = (at: string) => `to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
const ID = idSql('m.at', 'm.kind || m.person_id || m.cause_id || m.at');

const OF_INTERVIEW = `jsonb_build_object('starts_at', ${utc('i.starts_at')}, 'time_zone', '${OFFICE_ZONE}', 'how', i.mode)`;
const OF_EVENT = `jsonb_build_object('title_en', e.title_en, 'title_ar', e.title_ar, 'city', e.city,
  'starts_at', ${utc('e.starts_at')}, 'time_zone', e.time_zone)`;

/** What was told because of what happened: person, kind, parameters, cause, moment and in whose name. */
const TOLD = `
  select id as person_id, 'usher_approved' as kind, '{}'::jsonb as params, 'usher' as cause, id as cause_id,
    usher_status_changed_at as at, usher_status_changed_by as by
  from persons where usher_status = 'approved'
  union all
  select id, 'usher_rejected', jsonb_build_object('on', usher_reapply_on), 'usher', id, usher_status_changed_at, usher_status_changed_by
  from persons where usher_status = 'rejected'
  union all
  select id, case when usher_blocked_until is null then 'usher_blocked' else 'usher_blocked_until' end,
    case when usher_blocked_until is null then '{}' else jsonb_build_object('on', usher_blocked_until) end,
    'usher', id, usher_status_changed_at, usher_status_changed_by
  from persons where usher_status = 'blocked'
  union all
  select id, case when leader_turned_down_at is null then 'leader_approved' else 'leader_turned_down' end, '{}', 'team_leader', id,
    leader_status_changed_at, leader_status_changed_by
  from persons where leader_status = 'approved' or leader_turned_down_at is not null
  union all
  select i.person_id, 'interview_planned', ${OF_INTERVIEW}, 'interview', i.id, i.created_at, i.interviewer_id from interviews i
  union all
  select i.person_id, 'interview_moved', ${OF_INTERVIEW}, 'interview', i.id, i.created_at + ($1::timestamptz - i.created_at) * 0.7, i.interviewer_id
  from interviews i where i.status = 'planned' and i.version > 1
  union all
  select i.person_id, 'interview_called_off', ${OF_INTERVIEW}, 'interview', i.id, i.created_at + (i.starts_at - i.created_at) / 2, i.interviewer_id
  from interviews i where i.status = 'canceled'
  union all
  select a.usher_id, 'invited_ahead', ${OF_EVENT}, 'event', e.id, min(a.invited_at), e.created_by
  from assignments a join events e on e.id = a.event_id
  where a.invited_at is not null group by a.usher_id, e.id
  union all
  select l.leader_id, 'chosen_to_lead', ${OF_EVENT}, 'event', e.id, e.published_at, e.created_by
  from event_leads l join events e on e.id = l.event_id
  union all
  select distinct a.usher_id, 'event_canceled', ${OF_EVENT}, 'event', e.id, e.canceled_at, e.created_by
  from assignments a join events e on e.id = a.event_id where e.status = 'canceled' and e.canceled_at is not null
  union all
  select l.leader_id, 'rate_team', ${OF_EVENT}, 'event', e.id, e.completed_at, null
  from event_leads l join events e on e.id = l.event_id where e.completed_at is not null`;

const SHOWN = `(select id from persons where usher_code < 10001 + ${SHOWN_CODES} or leader_code < 1001 + ${SHOWN_CODES})`;

/**
 * What people were told, by a few statements for all of them. Everything is decided about: a start must never send
 * anything to the made-up addresses of the demo, whatever channels it has.
 */
export async function tellPeople(client: pg.ClientBase, office: Office, now: number): Promise<void> {
  const at = moment(now);
  await client.query(
    `insert into message_templates (kind, version, text_en, text_ar, created_at, created_by)
     select kind, 1, text_en, text_ar, $2::timestamptz, $3::uuid
     from jsonb_to_recordset($1::jsonb) t (kind text, text_en text, text_ar text)`,
    [JSON.stringify(TEMPLATES), moment(now - TEMPLATES_SINCE_DAYS * DAY_MS), office.admins.owner],
  );
  await client.query(
    `insert into messages (id, person_id, kind, params, template_version, cause, cause_id, created_at, created_by, withheld, read_at, routed_at)
     select ${ID}, m.person_id, m.kind, m.params, coalesce(t.version, 0), m.cause, m.cause_id, m.at, m.by,
       ${WITHHELD}, ${READ}, m.at
     from (${TOLD}) m join persons p on p.id = m.person_id
     left join message_templates t on t.kind = m.kind and t.created_at <= m.at
     where m.at <= $1::timestamptz
       and (m.at > $1::timestamptz - make_interval(days => ${REMEMBERED_DAYS}) or m.person_id in ${SHOWN})`,
    [at],
  );
  await client.query(
    `insert into messages (id, person_id, kind, text_en, text_ar, cause, cause_id, created_at, created_by, withheld, read_at, routed_at)
     select ${ID}, m.person_id, m.kind, m.text_en, m.text_ar, 'usher', m.person_id, m.at, $3::uuid, ${WITHHELD}, ${READ}, m.at
     from (
       select u.id as person_id, u.id as cause_id, 'free_text' as kind, w.text_en, w.text_ar, w.at
       from persons u join jsonb_to_recordset($2::jsonb) w (text_en text, text_ar text, at timestamptz)
         on u.usher_status_changed_at < w.at
       where u.usher_status = 'approved' and (u.messages_off_at is not null or ${drawn('u.id::text || w.text_en', WRITTEN_TO_EVERY)} = 0 or u.id in ${SHOWN})
     ) m join persons p on p.id = m.person_id
     where m.at <= $1::timestamptz`,
    [
      at,
      JSON.stringify(WRITTEN.map((text) => ({ ...text, at: lateMorning(now, text.days) }))),
      office.admins.recruiter,
    ],
  );
  await client.query(DELIVERED);
}

const lateMorning = (now: number, daysAgo: number): string =>
  moment(momentIn(OFFICE_ZONE, dayIn(OFFICE_ZONE, now) - daysAgo, 11 * 60));

const WITHHELD = `case when p.messages_off_at <= m.at then 'unsubscribed' end`;
const READ = `case when p.messages_off_at is null and ${drawn('m.person_id::text || m.kind || m.at', 3)} > 0
  and m.at < $1::timestamptz - interval '4 hours' then m.at + interval '3 hours' end`;

/**
 * How some of them left the house while a mail server and a gateway were set up; all others are in the inbox only. Mail
 * went out, the gateway refused some numbers and did not answer for others.
 */
const DELIVERED = `
  insert into message_deliveries (message_id, channel, state, reason, attempts, next_try_at, sent_at)
  select m.id, c.channel, s.state, s.reason, s.attempts, m.created_at,
    case when s.state = 'sent' then m.created_at + make_interval(secs => 20 + s.lot) end
  from messages m
  cross join (values ('mail'), ('gateway')) c (channel)
  cross join lateral (
    select lot, case lot when 0 then 'failed' when 1 then 'failed' when 2 then 'not_sent' else 'sent' end as state,
      case lot when 0 then 'refused' when 1 then 'unreachable' when 2 then 'no_address' end as reason,
      case lot when 1 then 6 when 2 then 0 else 1 end as attempts
    from (select ${drawn('m.id::text || c.channel', 16)} as lot) l
  ) s
  where m.withheld is null and ${drawn('m.id::text', 5)} < 3 and not (c.channel = 'mail' and s.lot = 2)`;
