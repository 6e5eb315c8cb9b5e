import type { previewStrikes } from '@proline/contract/settings/house-settings';
import type { UsherKpis } from '@proline/contract/usher-page/usher-page';
import { strikeReason } from '@proline/domain/house/strikes';
import { addDays } from '@proline/domain/time/calendar-day';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Handler } from '../../platform/http/handler.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { defineJob, type ItemRun, type JobKind } from '../../platform/jobs/job-kind.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { readStrikes } from '../settings/settings.service.ts';
import { countMissed, countStruck, findStruck, isStruck } from './strike.queries.ts';
import { lockUshers, readUshers } from './usher-facts.queries.ts';
import { moveUsherTo } from './usher-status.service.ts';

const EVERY_MINUTES = 10;
/** Any others are blocked at the next turn. */
const BLOCKS_AT_ONCE = 500;

const params = z.object({ each: z.boolean().default(false) });
type ClockRun = ItemRun<z.output<typeof params>>;

/** Blocks for a while whoever did not come too often, if the settings say so: one process finds them, each is an item of its own. */
export const strikesJob: JobKind<typeof params> = defineJob({
  kind: 'ushers.strike',
  access: 'system',
  params,
  everyMinutes: EVERY_MINUTES,
  runItem: (run) => (run.params.each ? strike(run) : findAll(run)),
});

async function findAll({ tx }: ClockRun) {
  const rule = await readStrikes(tx);
  const items = rule.on ? await findStruck(tx, rule, BLOCKS_AT_ONCE) : [];
  if (items.length > 0) await addJob(tx, { kind: strikesJob, params: { each: true }, created_by: null, items });
  return { due: items.length };
}

/** The rule and the person may have changed since they were found. */
async function strike({ tx, audit, item: { record_id: usher_id } }: ClockRun): Promise<void> {
  await lockUshers(tx, [usher_id]);
  const rule = await readStrikes(tx);
  const [usher] = await readUshers(tx, [usher_id]);
  if (!usher || !rule.on || !(await isStruck(tx, rule, usher_id))) return;
  await moveUsherTo({
    ...{ tx, audit, usher_id, admin_id: null, to: 'blocked' },
    reason: strikeReason(rule),
    until: addDays(usher.today, rule.block_days),
  });
}

export const showStruck: Handler<typeof previewStrikes> = async ({ query }, { db }) => ({
  data: { ushers: await countStruck(db, query) },
});

/** How near somebody is to a block by the rule of the settings; null: there is none. */
export async function strikesOf(db: Kysely<Database>, usher_id: string): Promise<UsherKpis['strikes']> {
  const { on, ...rule } = await readStrikes(db);
  return on ? { ...rule, counted: await countMissed(db, rule.days, usher_id) } : null;
}
