import type { TemplateKind } from '@proline/domain/message/message-kind';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type StoredTemplate = {
  readonly kind: string;
  readonly version: number;
  readonly text_en: string;
  readonly text_ar: string;
  readonly created_at: Date;
  readonly created_by_name: string | null;
};

/** The newest wording of each kind that somebody has written. */
export async function findTemplates(db: Kysely<Database>): Promise<readonly StoredTemplate[]> {
  const { rows } = await sql<StoredTemplate>`
    select distinct on (t.kind) t.kind, t.version, t.text_en, t.text_ar, t.created_at, a.name as created_by_name
    from message_templates t left join admins a on a.id = t.created_by
    order by t.kind, t.version desc`.execute(db);
  return rows;
}

type NewTemplate = {
  readonly kind: TemplateKind;
  readonly version: number;
  readonly text_en: string;
  readonly text_ar: string;
  readonly admin_id: string;
};

/** False when somebody else was faster: the next version is taken. */
export async function insertTemplate(tx: Transaction<Database>, template: NewTemplate): Promise<boolean> {
  const { kind, version, text_en, text_ar, admin_id } = template;
  const { rows } = await sql`
    insert into message_templates (kind, version, text_en, text_ar, created_by)
    values (${kind}, ${version}, ${text_en}, ${text_ar}, ${admin_id})
    on conflict do nothing returning version`.execute(tx);
  return rows.length === 1;
}
