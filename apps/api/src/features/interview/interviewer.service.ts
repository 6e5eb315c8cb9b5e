import type { Transaction } from 'kysely';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { findFreeInterviewer, readZone } from './interview.queries.ts';

/** The name of an interviewer, who stays one until the transaction ends, and what time it is where the organization is. */
export async function holdInterviewer(
  tx: Transaction<Database>,
  id: string,
): Promise<{ interviewer: string; zone: string; now: Date }> {
  const interviewer = await findFreeInterviewer(tx, id);
  if (interviewer === undefined) throw new Refusal('interviewer_unavailable');
  return { interviewer, ...(await readZone(tx)) };
}
