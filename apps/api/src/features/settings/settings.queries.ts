import type { SettingsSection } from '@proline/contract/settings/settings';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

export type StoredSection = {
  readonly key: string;
  readonly value: unknown;
  readonly version: number;
  readonly updated_at: Date;
  readonly updated_by_name: string | null;
};

export const findSections = (db: Kysely<Database>, sections: readonly SettingsSection[]): Promise<StoredSection[]> =>
  db
    .selectFrom('settings')
    .leftJoin('admins', 'admins.id', 'settings.updated_by')
    .select(['key', 'value', 'settings.version', 'updated_at', 'admins.name as updated_by_name'])
    .where('key', 'in', [...sections])
    .execute();

/** Locks the section until the transaction ends; undefined when it was never changed. */
export const lockSection = (tx: Transaction<Database>, section: SettingsSection) =>
  tx.selectFrom('settings').select(['value', 'version']).where('key', '=', section).forUpdate().executeTakeFirst();

type Saving = {
  readonly section: SettingsSection;
  readonly value: unknown;
  /** as it was read; 0: there was none */
  readonly version: number;
  readonly admin_id: string;
};

/** Returns false when another admin was faster. */
export async function saveSection(
  tx: Transaction<Database>,
  { section, value, version, admin_id }: Saving,
): Promise<boolean> {
  const { rows } = await (
    version === 0
      ? sql`
          insert into settings (key, value, updated_by) values (${section}, ${JSON.stringify(value)}::jsonb, ${admin_id})
          on conflict (key) do nothing returning key`
      : sql`
          update settings
          set value = ${JSON.stringify(value)}::jsonb, version = version + 1, updated_by = ${admin_id}, updated_at = now()
          where key = ${section} and version = ${version} returning key`
  ).execute(tx);
  return rows.length === 1;
}
