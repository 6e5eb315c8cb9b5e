import type {
  getPrivacyContact,
  getPrivacyPage,
  listPrivacyEditions,
  PrivacyEdition,
  publishPrivacyEdition,
} from '@proline/contract/privacy/privacy';
import { EMPTY_PRIVACY, sameContent } from '@proline/domain/privacy/privacy-content';
import type { Kysely } from 'kysely';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { findContactEmail, findEditions, insertEdition } from './privacy.queries.ts';

export const showContact: Handler<typeof getPrivacyContact> = async (_input, { db, config }) => ({
  data: { email: (await findContactEmail(db)) ?? config.privacyEmail },
});

/** The page as it comes with the program. */
const FIRST: PrivacyEdition = {
  number: 0,
  content: { more: EMPTY_PRIVACY.more, sections: [] },
  published_at: null,
  published_by_name: null,
};

/** Nobody publishes so often; all of them stay in the database. */
const MOST_SHOWN = 200;

const readEditions = async (db: Kysely<Database>, most: number): Promise<PrivacyEdition[]> =>
  (await findEditions(db, most)).map(({ content, published_at, ...edition }) => ({
    ...edition,
    content: { more: content.more, sections: [...content.sections] },
    published_at: published_at.toISOString(),
  }));

const newestEdition = async (db: Kysely<Database>): Promise<PrivacyEdition> => (await readEditions(db, 1))[0] ?? FIRST;

export const showPage: Handler<typeof getPrivacyPage> = async (_input, { db }) => {
  const { content, published_at } = await newestEdition(db);
  return { data: { content, published_at } };
};

export const showEditions: Handler<typeof listPrivacyEditions> = async (_input, { db }) => ({
  data: [...(await readEditions(db, MOST_SHOWN)), FIRST],
});

export const publishEdition: Handler<typeof publishPrivacyEdition> = ({ body }, { admin, write }) =>
  write(async (tx, audit) => {
    const { after, content } = body;
    const before = await newestEdition(tx);
    if (before.number !== after) throw new Refusal('conflict');
    if (sameContent(before.content, content)) throw new Refusal('privacy_unchanged');
    const number = after + 1;
    if (!(await insertEdition(tx, { number, content, admin_id: admin.id }))) throw new Refusal('conflict');
    await audit({
      action: 'change',
      entity: 'settings',
      record_id: 'privacy_page',
      before: { edition: before.number, own_sections: before.content.sections.length },
      after: { edition: number, own_sections: content.sections.length },
    });
    return { data: await newestEdition(tx) };
  });
