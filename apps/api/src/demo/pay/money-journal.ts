import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { encryptBound } from '../../platform/security/crypto.ts';
import { toDataKey, type DataKey } from '../../platform/security/data-key.ts';
import { sealFacts, type Facts, type PersonKeys } from '../../platform/security/person-seal.ts';
import { moment } from '../engine/copy.ts';
import { Random } from '../engine/random.ts';
import { HOUR_MS, MINUTE_MS } from '../event/days.ts';
import type { Office } from '../people/office.ts';
import { batchJournal, type Entry } from './batch-journal.ts';

type Part = {
  readonly client: pg.ClientBase;
  readonly office: Office;
  readonly dataKey: DataKey;
  readonly seed: number;
  readonly now: number;
};

/** Bounded, whatever the size: the newest transfers have a history, and all that are in a batch. */
const MOST_TRANSFERS = 1_500;
const AT_ONCE = 1_000;
const KEY_BYTES = 32;
const PAID_AT_HOUR = 9;
const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36';
const CHECKED_LINE = 'Hours compared with the sheet of the team leader';

/** The history that the program would have written of transfers and batches while they came to be what they are. */
export async function addMoneyJournal(part: Part): Promise<void> {
  const transfers = await findTransfers(part.client);
  const entries = [...transfers.flatMap((transfer) => transferEntries(part, transfer)), ...(await batchJournal(part))];
  await noteEdits(part.client, transfers);
  const keys = await makeKeys(part, [...new Set(entries.flatMap(({ person_id }) => person_id ?? []))]);
  await write(
    part,
    entries.toSorted((a, b) => a.at - b.at),
    keys,
  );
}

type Moved = {
  readonly id: string;
  readonly person_id: string;
  readonly kind: string;
  readonly currency: string;
  readonly gross_minor: number;
  readonly net_minor: number;
  readonly reason: string | null;
  readonly status: string;
  readonly created_by: string | null;
  readonly last_edited_by: string | null;
  readonly approved_by: string | null;
  readonly first_approved_by: string | null;
  readonly held_by: string | null;
  readonly hold_reason: string | null;
  readonly return_reason: string | null;
  readonly void_reason: string | null;
  readonly paid_on: string | null;
  readonly bank_reference: string | null;
  readonly in_batch: boolean;
  /** the line that an edit was about */
  readonly line: { readonly id: string; readonly kind: string; readonly amount_minor: number } | null;
  readonly created_at: Date;
  readonly approved_at: Date | null;
  readonly first_approved_at: Date | null;
  readonly held_at: Date | null;
  readonly returned_at: Date | null;
  readonly voided_at: Date | null;
};

async function findTransfers(client: pg.ClientBase): Promise<Moved[]> {
  const { rows } = await client.query<Moved>(
    `with shown as (
       (select id from transfers order by code desc limit $1) union select transfer_id from payment_batch_lines
     )
     select t.id, coalesce(t.usher_id, t.leader_id) as person_id, t.kind, t.currency, t.gross_minor::float8 as gross_minor,
       t.net_minor::float8 as net_minor, t.reason, t.status, t.created_by, t.last_edited_by, t.approved_by,
       t.first_approved_by, t.held_by, t.hold_reason, t.return_reason, t.void_reason, t.transferred_on::text as paid_on,
       t.bank_reference, t.batch_id is not null as in_batch, t.created_at, t.approved_at, t.first_approved_at, t.held_at,
       t.returned_at, t.voided_at,
       case when t.last_edited_by is distinct from t.created_by then (
         select json_build_object('id', l.id, 'kind', l.kind, 'amount_minor', l.amount_minor) from transfer_lines l
         where l.transfer_id = t.id order by l.amount_minor desc, l.id limit 1
       ) end as line
     from shown join transfers t using (id) order by t.code`,
    [MOST_TRANSFERS],
  );
  return rows;
}

function transferEntries({ office, now }: Part, of: Moved): Entry[] {
  const { finance, owner } = office.admins;
  const { id, person_id, kind, currency, net_minor, reason, paid_on, bank_reference, line } = of;
  const entries: Entry[] = [];
  const note = (action: string, at: number, by: string | null, before: Facts | undefined, after: Facts) =>
    entries.push({
      ...{ at: Math.min(at, now), by, action, entity: 'transfer', record_id: id, person_id, after },
      ...(before && { before }),
    });
  const made = of.created_at.getTime();
  const pending = { status: 'pending_approval' };
  const approved = { status: 'approved', net_minor, currency };
  if (of.created_by !== null)
    note('create', made, of.created_by, undefined, {
      kind,
      amount_minor: of.gross_minor,
      currency,
      reason,
      ...pending,
    });
  if (line !== null) {
    const { kind: part, amount_minor } = line;
    const until = of.approved_at ?? of.first_approved_at ?? of.returned_at ?? of.voided_at;
    const at = until === null ? made + HOUR_MS : (made + until.getTime()) / 2;
    const was = { kind: part, amount_minor };
    const is = { ...was, note: CHECKED_LINE };
    note('edit_lines', at, of.last_edited_by, { net_minor, lines: [was] }, { net_minor, lines: [is] });
  }
  if (of.first_approved_at !== null)
    note('first_approve', of.first_approved_at.getTime(), of.first_approved_by, pending, { ...approved, ...pending });
  // what came back had been approved, and what a bank refused still is
  if (of.returned_at !== null && of.status === 'pending_approval') {
    const back = of.returned_at.getTime();
    note('approve', (made + 3 * back) / 4, finance, pending, approved);
    note('return', back, owner, { status: 'approved' }, { ...pending, reason: of.return_reason });
  }
  if (of.approved_at !== null) note('approve', of.approved_at.getTime(), of.approved_by, pending, approved);
  if (of.held_at !== null && of.held_by !== null)
    note('hold', of.held_at.getTime(), of.held_by, { held: false }, { held: true, reason: of.hold_reason });
  if (of.voided_at !== null)
    note('void', of.voided_at.getTime(), finance, { voided: false }, { voided: true, reason: of.void_reason });
  if (paid_on !== null && !of.in_batch) {
    const at = Math.max(Date.parse(paid_on) + PAID_AT_HOUR * HOUR_MS, (of.approved_at?.getTime() ?? made) + MINUTE_MS);
    note('mark_paid', at, finance, { status: 'approved' }, { status: 'transferred', paid_on, bank_reference });
  }
  return entries;
}

/** An edit is explained by the note at its line. */
async function noteEdits(client: pg.ClientBase, transfers: readonly Moved[]): Promise<void> {
  const edited = transfers.flatMap(({ line }) => line?.id ?? []);
  await client.query('update transfer_lines set note = $1 where id = any ($2)', [CHECKED_LINE, edited]);
}

async function makeKeys({ client, dataKey, now }: Part, person_ids: readonly string[]): Promise<PersonKeys> {
  const keys = person_ids.map((id) => ({ id, key: randomBytes(KEY_BYTES) }));
  const sealed = keys.map(({ id, key }) => encryptBound(dataKey, key.toString('base64'), `person_keys.key:${id}`));
  await client.query(
    'insert into person_keys (person_id, key_encrypted, created_at) select *, $3::timestamptz from unnest($1::uuid[], $2::bytea[])',
    [person_ids, sealed, moment(now)],
  );
  return new Map(keys.map(({ id, key }) => [id, toDataKey(key)]));
}

const isOpen = (field: string) => field === 'status';

async function write({ client, seed }: Part, entries: readonly Entry[], keys: PersonKeys): Promise<void> {
  const random = Random.of(seed, 'money journal');
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    const rows = entries.slice(from, from + AT_ONCE).map(({ person_id, ...entry }, n) => {
      const sides = [entry.before, entry.after];
      const [before, after] = person_id === undefined ? sides : sealFacts(keys, person_id, sides, isOpen);
      const request_id = `demo-${random.bits().toString(36)}`;
      return {
        ...entry,
        n,
        at: moment(entry.at),
        before,
        after,
        request_id,
        address: `10.20.0.${random.whole(10, 40)}`,
      };
    });
    await client.query(
      `insert into audit_log (at, admin_id, action, entity, record_id, before, after, request_id, address, user_agent)
       select x.at, x.by, x.action, x.entity, x.record_id, x.before, x.after, x.request_id, x.address, $2
       from jsonb_to_recordset($1) x (at timestamptz, by uuid, action text, entity text, record_id text,
         before jsonb, after jsonb, request_id text, address inet, n bigint) order by x.n`,
      [JSON.stringify(rows), BROWSER],
    );
  }
}
