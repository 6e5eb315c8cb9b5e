import type { Kysely } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { findApprovalLimits } from './approval-limit.queries.ts';

/** Above these, in minor units of each currency, two different admins approve; a currency that is not here needs one. */
export const readApprovalLimits = async (db: Kysely<Database>): Promise<ReadonlyMap<string, number>> =>
  new Map((await findApprovalLimits(db)).map(({ currency, amount_minor }) => [currency, amount_minor]));
