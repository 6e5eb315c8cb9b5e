import type { ApprovalNeed } from '@proline/domain/people/approval';
import { missingForApproval } from '@proline/domain/people/approval';
import type { LanguageLevel } from '@proline/domain/people/person-fields';
import type { Kysely } from 'kysely';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { fileIdIn } from '../file/file.service.ts';
import { findKept, isErased } from './person.queries.ts';

type Made = {
  languages_spoken: { code: string; level: LanguageLevel | null }[];
  photo_id: string | null;
  missing: ApprovalNeed[];
};

/** What a hat's slice reads of somebody; the rest of the record is made from it. */
export type FoundPerson<Record extends Made> = Omit<Record, keyof Made> & {
  languages: string[];
  language_levels: Readonly<{ [code: string]: LanguageLevel }>;
  /** the day where the organization is */
  today: string;
};

type Found = FoundPerson<Made> & Parameters<typeof missingForApproval>[0];

export const personRecordOf = <Person extends Found>({ language_levels, today, ...person }: Person) => ({
  ...person,
  languages_spoken: person.languages.map((code) => ({ code, level: language_levels[code] ?? null })),
  photo_id: person.photo && fileIdIn(person.photo),
  missing: [...missingForApproval(person, today)],
});

/** Why nobody is found by this id: merged into somebody else, who is named, or never there. */
export async function whyMissing(db: Kysely<Database>, id: string): Promise<Refusal> {
  const record = await findKept(db, id);
  return record ? new Refusal('person_merged', { record }) : new Refusal('not_found');
}

/** The same for whoever was about to change somebody, and came a moment too late. */
export async function whyGone(db: Kysely<Database>, id: string): Promise<Refusal> {
  if (await isErased(db, id)) return new Refusal('person_erased');
  const record = await findKept(db, id);
  return record ? new Refusal('merged_meanwhile', { record }) : new Refusal('not_found');
}
