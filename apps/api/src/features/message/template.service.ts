import { MESSAGE_TEMPLATES } from '@proline/contract/message/message-template.words';
import type {
  changeMessageTemplate,
  listMessageTemplates,
  MessageTemplate,
} from '@proline/contract/message/message-template';
import { TEMPLATE_KINDS, type TemplateKind } from '@proline/domain/message/message-kind';
import type { Kysely } from 'kysely';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { refuseUnfillable } from './message.service.ts';
import { findTemplates, insertTemplate } from './template.queries.ts';

async function readTemplates(db: Kysely<Database>): Promise<ReadonlyMap<TemplateKind, MessageTemplate>> {
  const stored = new Map((await findTemplates(db)).map((one) => [one.kind, one]));
  return new Map(
    TEMPLATE_KINDS.map((kind) => {
      const own = stored.get(kind);
      const { en, ar } = MESSAGE_TEMPLATES[kind];
      const template = {
        kind,
        text_en: own?.text_en ?? en,
        text_ar: own?.text_ar ?? ar,
        version: own?.version ?? 0,
        updated_at: own?.created_at.toISOString() ?? null,
        updated_by_name: own?.created_by_name ?? null,
      };
      return [kind, template];
    }),
  );
}

export const showTemplates: Handler<typeof listMessageTemplates> = async (_input, { db }) => ({
  data: [...(await readTemplates(db)).values()],
});

/** Messages that were written keep the wording of their moment. */
export const changeTemplate: Handler<typeof changeMessageTemplate> = ({ params: { kind }, body }, { admin, write }) =>
  write(async (tx, audit) => {
    refuseUnfillable(kind, body);
    const { version, text_en, text_ar } = body;
    const before = (await readTemplates(tx)).get(kind);
    if (before?.version !== version) throw new Refusal('conflict');
    if (!(await insertTemplate(tx, { kind, version: version + 1, text_en, text_ar, admin_id: admin.id })))
      throw new Refusal('conflict');
    await audit({
      action: 'change',
      entity: 'settings',
      record_id: 'message_templates',
      before: { message_kind: kind, text_en: before.text_en, text_ar: before.text_ar },
      after: { message_kind: kind, text_en, text_ar },
    });
    const after = (await readTemplates(tx)).get(kind);
    if (!after) throw new Refusal('not_found');
    return { data: after };
  });
