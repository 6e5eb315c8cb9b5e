import type { AccountPreferences, AdminProfile } from '@proline/contract/auth/admin';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../postgres/schema.gen.ts';

/** Of the admin `a` under the settings `security`, asked for at every request: a change of them holds at once everywhere. */
export const TWO_FACTOR_STATE = `case
  when a.two_factor_on_at is not null then 'on'
  when security.value -> 'two_factor_required' = 'true'::jsonb then 'required'
  else 'off' end`;

/** Admins with the columns that `profileOf` needs. */
export const accounts = (db: Kysely<Database>) =>
  db
    .selectFrom('admins as a')
    .leftJoin('settings as security', (join) => join.on('security.key', '=', 'security'))
    .select([
      'a.id',
      'a.name',
      'a.email',
      'a.image',
      'a.permission_set',
      'a.language',
      'a.theme',
      'a.density',
      'a.numerals',
      'a.tour_due',
      sql<AdminProfile['two_factor']>`${sql.raw(TWO_FACTOR_STATE)}`.as('two_factor'),
    ]);

export type ProfileRow = Omit<AdminProfile, 'preferences' | 'tour_due'> &
  AccountPreferences & { readonly tour_due: boolean };

/** The profile in a row of the table admins with its two-factor state. */
export const profileOf = (row: ProfileRow): AdminProfile => ({
  id: row.id,
  name: row.name,
  email: row.email,
  image: row.image,
  permission_set: row.permission_set,
  preferences: { language: row.language, theme: row.theme, density: row.density, numerals: row.numerals },
  two_factor: row.two_factor,
  ...(row.tour_due && { tour_due: true }),
});
