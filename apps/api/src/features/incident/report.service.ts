import type { LedIncident } from '@proline/contract/staff-lead/staff-lead';
import { refuseIncidentTime, type IncidentKind } from '@proline/domain/incident/incident';
import type { Kysely, Transaction } from 'kysely';
import type { Audit } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { notify } from '../../platform/writing/notify.ts';
import { keepFile } from '../person/person-photo.service.ts';
import { findReport, findReported, insertIncident } from './incident.queries.ts';

/** Nobody reports more from one event. */
const MOST_REPORTED = 200;

export type ReportedEvent = {
  readonly id: string;
  readonly title_en: string;
  readonly title_ar: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly now: Date;
};

export type Report = {
  readonly id: string;
  readonly kind: IncidentKind;
  readonly text: string;
  /** null: now */
  readonly happened_at: Date | null;
  readonly zone_id: string | null;
  readonly usher_id: string | null;
  readonly file_id: string | null;
  readonly reported_by: string;
};

export const reportedBy = (db: Kysely<Database>, event_id: string, person_id: string): Promise<LedIncident[]> =>
  findReported(db, event_id, person_id, MOST_REPORTED);

/** Kept once, however often it is sent, and told to whoever runs the day. The caller has found out that it may be reported. */
export async function keepReport(
  { tx, audit }: { readonly tx: Transaction<Database>; readonly audit: Audit },
  event: ReportedEvent,
  report: Report,
): Promise<LedIncident> {
  const known = await findReport(tx, report.id);
  if (known) {
    if (known.event_id !== event.id || known.reported_by !== report.reported_by) throw new Refusal('incident_id_taken');
    await audit();
    return known;
  }
  const happened_at = report.happened_at ?? event.now;
  const refusal = refuseIncidentTime({ ...event, happened_at });
  if (refusal) throw new Refusal(refusal);
  const { file_id } = report;
  if (file_id !== null) await keepFile(tx, { file_id }, 'incident_photo', report.reported_by);
  // a phone whose clock is a little fast says now
  const at = happened_at > event.now ? event.now : happened_at;
  if (!(await insertIncident(tx, { ...report, event_id: event.id, happened_at: at })))
    throw new Refusal('incident_id_taken');
  await audit({
    action: 'report_incident',
    entity: 'incident',
    record_id: report.id,
    ...(report.usher_id !== null && { person_id: report.usher_id }),
    // not what was written, which may say more about somebody than the log should keep
    after: { kind: report.kind, event: event.title_en, with_photo: file_id !== null },
  });
  const { id: event_id, title_en, title_ar } = event;
  await notify(tx, {
    kind: 'incident_reported',
    params: { event_id, title_en, title_ar },
    link: `/events/${event_id}/attendance?view=incidents`,
    to: { permission: 'attendance.write' },
  });
  const kept = await findReport(tx, report.id);
  if (!kept) throw new Refusal('not_found');
  return kept;
}
