import type { handleIncident, listIncidents, reopenIncident } from '@proline/contract/incident/incident';
import type { Transaction } from 'kysely';
import type { Audit, Handler } from '../../platform/http/handler.ts';
import { pagesOf } from '../../platform/http/pages.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import {
  countIncidents,
  findIncident,
  findIncidents,
  holdIncident,
  saveHandled,
  saveReopened,
  type HeldIncident,
} from './incident.queries.ts';

export const showIncidents: Handler<typeof listIncidents> = async ({ params, query }, { db }) => {
  const { page = 1 } = query;
  const counted = await countIncidents(db, params.id);
  if (!counted) throw new Refusal('not_found');
  return {
    data: await findIncidents(db, params.id, page),
    meta: { ...pagesOf(counted.total, page), open: counted.open },
  };
};

async function held(tx: Transaction<Database>, id: string, version: number): Promise<HeldIncident> {
  const incident = await holdIncident(tx, id);
  if (!incident) throw new Refusal('not_found');
  if (incident.version !== version) throw new Refusal('conflict');
  return incident;
}

type Told = {
  readonly action: 'handle_incident' | 'reopen_incident';
  readonly note?: string | null;
};

/** What was done may say something about whom it is about. */
const tell = (audit: Audit, { id, kind, usher_id, event_title }: HeldIncident, { action, note }: Told) =>
  audit({
    action,
    entity: 'incident',
    record_id: id,
    ...(usher_id !== null && { person_id: usher_id }),
    before: { handled: action === 'reopen_incident' },
    after: {
      handled: action === 'handle_incident',
      kind,
      event: event_title,
      ...(usher_id !== null && typeof note === 'string' && { handling_note: note }),
    },
  });

async function shown(tx: Transaction<Database>, id: string) {
  const incident = await findIncident(tx, id);
  if (!incident) throw new Refusal('not_found');
  return { data: incident };
}

export const handle: Handler<typeof handleIncident> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const incident = await held(tx, params.id, body.version);
    if (incident.handled_at !== null) throw new Refusal('already_handled');
    const note = body.note === '' ? null : body.note;
    await saveHandled(tx, { id: incident.id, admin_id: admin.id, note });
    await tell(audit, incident, { action: 'handle_incident', note });
    return shown(tx, incident.id);
  });

export const reopen: Handler<typeof reopenIncident> = ({ params, body }, { write }) =>
  write(async (tx, audit) => {
    const incident = await held(tx, params.id, body.version);
    if (incident.handled_at === null) throw new Refusal('not_handled');
    await saveReopened(tx, incident.id);
    await tell(audit, incident, { action: 'reopen_incident' });
    return shown(tx, incident.id);
  });
