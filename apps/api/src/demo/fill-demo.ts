import type pg from 'pg';
import type { DataKey } from '../platform/security/data-key.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { planCalendar, WEEKS_BACK } from './event/calendar.ts';
import { Covers } from './event/covers.ts';
import { DAY_MS } from './event/days.ts';
import { DeletionRequests } from './people/deletion-requests.ts';
import { sumPlanPlaces } from './event/draft-places.ts';
import { addEvents } from './event/events.ts';
import { dropIndexes } from './engine/indexes.ts';
import { Interviews } from './people/interviews.ts';
import { addBatches } from './pay/batches.ts';
import { Journal } from './pay/journal.ts';
import { addLeaders, promoteUshers, Promotions, type Promotion } from './people/leaders.ts';
import { openOffice, type Office } from './people/office.ts';
import { DEFAULT_SIZE, refuseSize, type DemoSize } from './engine/size.ts';
import { TABLE_NAMES, Tables } from './engine/tables.ts';
import { Transfers } from './pay/transfers.ts';
import { addUsherRoles } from './people/usher-roles.ts';
import { addUshers } from './people/ushers.ts';
import { redirectPay } from './people/bank-accounts.ts';
import { reportIncidents } from './staffing/incidents.ts';
import { markRunning } from './staffing/marks.ts';
import { offerPlaces } from './staffing/offers.ts';
import { askToReconfirm } from './staffing/reconfirming.ts';
import { freeTheBooked } from './records/availability.ts';
import { ImportedFile } from './records/imported-file.ts';
import { addMoneyJournal } from './pay/money-journal.ts';
import { addMoneyExceptions } from './pay/exceptions.ts';
import { tellPeople } from './records/messages.ts';
import { Records } from './records/records.ts';
import { planVolumes } from './engine/volumes.ts';

export interface DemoOptions {
  readonly seed: number;
  /** the moment that all dates are relative to */
  readonly today: Date;
  readonly size?: DemoSize;
  readonly dataKey: DataKey;
  /** where covers and documents are stored; without it there are none */
  readonly storage?: Storage;
  readonly onProgress?: (done: number, total: number, label: string) => void;
}

/** Measured: rows in all tables per assignment. The progress bar estimates by it. */
const ROWS_FOR_ASSIGNMENT = 4.2;
const ROWS_FOR_USHER = 3;
const FILLED_TABLES = [
  'admins',
  'categories',
  'types',
  'settings',
  'usher_roles',
  'event_staffing',
  'bookings',
  'lead_results',
  'position_results',
  'usher_work',
  'assignment_figures',
  'messages',
  'message_deliveries',
  'place_openings',
  'attendance_marks',
  'incidents',
  'payer_accounts',
  'person_keys',
  'payment_batches',
  'payment_batch_lines',
  ...TABLE_NAMES,
];

/**
 * Fills a migrated, empty database inside the caller's transaction, so that an interrupted fill leaves nothing. The
 * same seed, moment and size make the same rows; only encrypted values and the password's salt are always new.
 */
export async function fillDemo(client: pg.ClientBase, options: DemoOptions): Promise<void> {
  const { seed, dataKey, size = DEFAULT_SIZE } = options;
  const refusal = refuseSize(size);
  if (refusal) throw new RangeError(refusal);
  const now = Math.floor(options.today.getTime() / 1000) * 1000;
  const total = Math.round(size.assignments * ROWS_FOR_ASSIGNMENT + size.ushers * ROWS_FOR_USHER);
  let done = 0;
  let label = 'people';
  const tables = new Tables(client, (count) => {
    done += count;
    options.onProgress?.(Math.min(done, total), total, label);
  });
  const restoreIndexes = await dropIndexes(client);

  const office = await openOffice(client, seed, now - (WEEKS_BACK * 7 + 80) * DAY_MS);
  const journal = new Journal(office, now);
  const made = { tables, office, seed, now };
  const records = new Records(made);
  const interviews = new Interviews(made, size.ushers / 50);
  const file = new ImportedFile(made, dataKey);
  const deletions = new DeletionRequests();
  const promotions = new Promotions(size, now);
  const ushers = await addUshers({ tables, office, dataKey, seed, size, now }, (usher) => {
    interviews.add(usher);
    promotions.consider(usher);
    deletions.consider(usher);
    records.addUsher(usher);
    file.consider(usher);
    journal.addUsher(usher);
  });
  const hats: Promotion[] = [];
  const leaders = addLeaders({
    ...{ tables, office, dataKey, seed, size, now, ushers },
    promoted: promotions.ushers,
    promotions: hats,
    onNewcomer: (leader) => {
      interviews.addLeader(leader);
      records.addLeader(leader);
      journal.addLeader({ ...leader, since: leader.created_at }, 'create');
    },
  });
  for (const { id, since, approved_at } of hats)
    journal.addLeader(
      {
        id,
        since: Date.parse(since),
        approved_at: approved_at === null ? null : Date.parse(approved_at),
        turned_down_at: null,
      },
      'promote',
    );
  ushers.seal();
  leaders.seal();
  deletions.write(tables, office, seed, now);
  file.write();
  await tables.flush();
  await promoteUshers(client, hats);

  label = 'events, shifts and pay';
  const plans = planCalendar(seed, size, now);
  const transfers = new Transfers(tables, office, seed, now);
  const covers = await storeCovers(options, tables, office);
  await storePapers(options, records);
  const part = { tables, office, ushers, leaders, transfers, journal, covers, seed, now };
  await addEvents(part, plans, planVolumes(plans, size));
  journal.write(tables, seed);
  await tables.flush();
  await addUsherRoles(client, office);
  await freeTheBooked(client, now);
  await redirectPay(client);
  await tellPeople(client, office, now);
  await sumPlanPlaces(client);

  options.onProgress?.(total, total, 'indexes');
  await restoreIndexes();
  // what follows joins large tables, of which the planner would know nothing within this transaction
  await client.query(`analyze ${FILLED_TABLES.join(', ')}`);
  await addMoneyExceptions(client, office, now);
  await askToReconfirm(client, now);
  await markRunning(client, now);
  await reportIncidents(client, office, now);
  await offerPlaces(client, office, seed, now);
  await addBatches({ client, office, dataKey, seed, now });
  await addMoneyJournal({ client, office, dataKey, seed, now });
  await client.query('select sum_leads(null)');
  await client.query('select sum_positions(null)');
  // marks the database as demo data, which a reset may remove
  await client.query(`insert into settings (key, value) values ('system.demo_seed', to_jsonb($1::int))`, [seed]);
  await client.query('select fold_counts()');
  await client.query(`analyze ${FILLED_TABLES.join(', ')}`);
}

/**
 * Sums the days of a large fill once it is committed: the transaction that has made an index over rows it had changed cannot read it,
 * and would look through all rows for each day. A small one is summed by housekeeping, as any other day.
 */
export const sumFilledDays = async (client: pg.ClientBase): Promise<void> => {
  await client.query('select recount_days(null)');
};

/** When the storage cannot be reached, the program starts without covers and says so. */
async function storeCovers(options: DemoOptions, tables: Tables, office: Office): Promise<Covers> {
  if (!options.storage) return new Covers();
  try {
    return await Covers.store(options.storage, tables, office, options.seed);
  } catch (error) {
    options.onProgress?.(0, 1, `no pictures of events: ${reasonOf(error)}`);
    tables.rows.files.clear();
    return new Covers();
  }
}

async function storePapers({ storage, onProgress }: DemoOptions, { papers }: Records): Promise<void> {
  if (!storage) return;
  try {
    await papers.store(storage);
  } catch (error) {
    onProgress?.(0, 1, `no documents of people: ${reasonOf(error)}`);
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
