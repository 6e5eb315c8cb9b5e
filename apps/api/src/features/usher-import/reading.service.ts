import type { Kysely } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { rolesOffered } from '../person/person-role.service.ts';
import { findReadingDay } from './usher-import.queries.ts';

/** What rows are read by, besides the import's own choices: the organization's day, and the roles there are. */
export const readingNow = async (db: Kysely<Database>) => ({
  ...(await findReadingDay(db)),
  roles: await rolesOffered(db),
});
