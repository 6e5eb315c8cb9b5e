import type pg from 'pg';
import { addRow } from '../sample/sample-rows.ts';

/** What a move has done to an event's people and money, as the database tells it. */
export function effectsOn(pool: pg.Pool) {
  const read = async (text: string, values: unknown[]) =>
    (await pool.query<Record<string, unknown>>(text, values)).rows;
  return {
    read,

    applicationsOf: (event_id: string) =>
      read('select usher_id, status from applications where event_id = $1 order by created_at, id', [event_id]),

    assignmentsOf: (event_id: string) =>
      read('select usher_id, status from assignments where event_id = $1 order by created_at, id', [event_id]),

    staffingOf: (event_id: string) =>
      read('select places, confirmed, invited from event_staffing where event_id = $1', [event_id]),

    /** Who was told this. */
    told: async (event_id: string, kind: string) =>
      (
        await read(
          'select person_id as person from messages where cause_id = $1 and kind = $2 and revoked_at is null',
          [event_id, kind],
        )
      ).map(({ person }) => person),

    payOf: (event_id: string) =>
      read(
        `select t.kind, t.status, t.currency, coalesce(t.usher_id, t.leader_id) as person, t.gross_minor::integer as gross,
           t.deductions_minor::integer as deductions, t.created_by, t.bank_account_id, t.voided_at is not null as voided,
           (select json_agg(json_build_array(l.kind, l.minutes, l.rate_minor, l.factor, l.amount_minor)
              order by l.amount_minor desc, l.minutes desc)
            from transfer_lines l where l.transfer_id = t.id) as lines
         from transfers t where t.event_id = $1 order by t.voided_at, t.gross_minor, t.id`,
        [event_id],
      ),

    lastAudit: async (event_id: string) =>
      (
        await read('select action, before, after from audit_log where record_id = $1 order by id desc limit 1', [
          event_id,
        ])
      )[0],

    /** Somebody new applies; his id. */
    async apply(event_id: string, type_id: string, status: 'pending' | 'waitlisted' | 'rejected' = 'pending') {
      const usher = await addRow(pool, 'ushers', { status: 'approved' });
      const decided_at = status === 'pending' ? null : new Date('2026-01-01T00:00:00Z');
      await addRow(pool, 'applications', { event_id, type_id, usher_id: usher.id, status, decided_at });
      return usher.id;
    },
  };
}
