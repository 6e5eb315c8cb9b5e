import type { ApplicationStatus } from '@proline/domain/event/application-status';
import type { EventStatus } from '@proline/domain/event/event-status';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Tx = Transaction<Database>;

export type Entry = {
  readonly id: string;
  readonly event_id: string;
  readonly usher_id: string;
  readonly status: ApplicationStatus;
  readonly by_hand: boolean;
  readonly shift_ids: readonly string[];
  readonly version: number;
  readonly role: string;
};

const ENTRY = sql`a.id, a.event_id, a.usher_id, a.status, a.by_hand, a.shift_ids, a.version, t.name_en as role`;

type Wanted = { readonly event_id: string; readonly usher_id: string; readonly type_id: string };

/** What somebody has asked for, or is kept in mind for, in this role; held until the end. */
export async function holdEntryOf(tx: Tx, { event_id, usher_id, type_id }: Wanted): Promise<Entry | undefined> {
  const { rows } = await sql<Entry>`
    select ${ENTRY} from applications a join types t on t.id = a.type_id
    where a.event_id = ${event_id} and a.usher_id = ${usher_id} and a.type_id = ${type_id} for update of a`.execute(tx);
  return rows[0];
}

/** Undefined: the event, if there is one, wants nobody in this role. */
export async function findRole(tx: Tx, { event_id, type_id }: Omit<Wanted, 'usher_id'>) {
  const { rows } = await sql<{ status: EventStatus }>`
    select e.status from events e where e.id = ${event_id}
      and exists (select from positions p where p.event_id = e.id and p.type_id = ${type_id} and p.headcount > 0)`.execute(
    tx,
  );
  return rows[0];
}

/** Whose and where; neither changes. */
export async function findOwner(tx: Tx, id: string) {
  const { rows } = await sql<{ event_id: string; usher_id: string }>`
    select event_id, usher_id from applications where id = ${id}`.execute(tx);
  return rows[0];
}

export async function holdEntry(tx: Tx, id: string): Promise<Entry | undefined> {
  const { rows } = await sql<Entry>`
    select ${ENTRY} from applications a join types t on t.id = a.type_id where a.id = ${id} for update of a`.execute(
    tx,
  );
  return rows[0];
}

type Saved = Pick<Entry, 'id' | 'version'> & { readonly shift_ids: string[] };
type New = Wanted & { readonly shift_ids: readonly string[]; readonly admin_id: string };

/** New, or in the place of an application that was withdrawn or has expired. */
export async function saveByHand(tx: Tx, { event_id, usher_id, type_id, shift_ids, admin_id }: New): Promise<Saved> {
  const { rows } = await sql<Saved>`
    insert into applications as a (event_id, usher_id, type_id, shift_ids, status, by_hand, decided_at, decided_by)
    values (${event_id}, ${usher_id}, ${type_id}, ${[...shift_ids]}::uuid[], 'waitlisted', true, now(), ${admin_id})
    on conflict (event_id, usher_id, type_id) do update
      set status = 'waitlisted', by_hand = true, shift_ids = excluded.shift_ids, message = '', reason = null,
        decided_at = now(), decided_by = excluded.decided_by, created_at = now(), version = a.version + 1
    returning id, version, shift_ids`.execute(tx);
  const [saved] = rows;
  if (!saved) throw new Error('An entry of the waitlist was not saved.');
  return saved;
}

/** Undefined: somebody was faster. */
export async function saveShifts(tx: Tx, { id, version }: Entry, shift_ids: readonly string[]) {
  const { rows } = await sql<Saved>`
    update applications set shift_ids = ${[...shift_ids]}::uuid[], version = version + 1
    where id = ${id} and version = ${version} returning id, version, shift_ids`.execute(tx);
  return rows[0];
}

export const removeEntry = (tx: Tx, id: string) => sql`delete from applications where id = ${id}`.execute(tx);
