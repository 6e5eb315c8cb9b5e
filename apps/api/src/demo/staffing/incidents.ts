import type { IncidentKind } from '@proline/domain/incident/incident';
import type pg from 'pg';
import { idSql } from '../engine/ids.ts';
import type { Office } from '../people/office.ts';

type Told = { readonly kind: IncidentKind; readonly text: string; readonly note: string };

const TOLD: readonly Told[] = [
  {
    kind: 'guest',
    text: 'A guest waited 20 minutes for a badge and asked for the manager.',
    note: 'Client was told; a second printer is at the desk now.',
  },
  { kind: 'injury', text: 'تعثّر أحد الضيوف عند المدخل الشمالي وحضر المسعف.', note: 'لا إصابة. وُضع حاجز عند الدرجة.' },
  {
    kind: 'damage',
    text: 'Two radios fell into the fountain.',
    note: 'Replaced from the store, charged to the event.',
  },
  { kind: 'security', text: 'Somebody tried to get in with a copied badge.', note: 'Security has taken it over.' },
  { kind: 'staff', text: 'تبادل اثنان من الفريق مواقعهما دون إبلاغ.', note: 'جرى تنبيههما بعد الوردية.' },
  { kind: 'other', text: 'The air conditioning in hall B is off since noon.', note: 'The venue has repaired it.' },
];

/** What leaders have reported: of events that are on the newest are open, of those that are over all is dealt with. */
export async function reportIncidents(client: pg.ClientBase, office: Office, now: number): Promise<void> {
  await client.query(
    `with led as (
       select l.*, e.status, row_number() over (order by e.status = 'in_progress' desc, e.starts_at desc, l.id) as nth
       from event_leads l join events e on e.id = l.event_id
       where e.status in ('in_progress', 'completed') and e.starts_at < $1::timestamptz - interval '30 minutes'
         and l.starts_at < $1::timestamptz and l.released_at is null),
     told as (
       select t.*, least(l.starts_at + t.nth * interval '23 minutes', $1::timestamptz - t.nth * interval '4 minutes') as at,
         l.event_id, l.zone_id, l.leader_id, l.status = 'completed' or t.nth % 2 = 0 as handled
       from rows from (jsonb_to_recordset($2::jsonb) as (kind text, text text, note text)) with ordinality t (kind, text, note, nth)
       join led l on l.nth = t.nth)
     insert into incidents (id, event_id, zone_id, kind, text, reported_by, happened_at, created_at, handled_at, handled_by, handling_note)
     select ${idSql('at', 'event_id::text || nth')}, event_id, zone_id, kind, text, leader_id, at, at,
       case when handled then at + interval '3 minutes' end, case when handled then $3::uuid end, case when handled then note end
     from told`,
    [new Date(now), JSON.stringify(TOLD), office.admins.ops],
  );
}
