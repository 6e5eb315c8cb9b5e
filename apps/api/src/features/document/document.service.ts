import type { addDocument, listDocuments, openDocument, removeDocument } from '@proline/contract/document/document';
import type { BodyOf } from '@proline/contract/frame/endpoint';
import { isExpiryDay, MOST_DOCUMENTS } from '@proline/domain/people/document';
import type { Transaction } from 'kysely';
import type { Audit, Context, ContextOf, Handler, Input, StreamedReply } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { bytesOf } from '../file/file.service.ts';
import { destroyFiles } from '../file/file-erasure.service.ts';
import { keepFile } from '../person/person-photo.service.ts';
import { hatOf, lockedPerson, personNow } from '../person/person.service.ts';
import { deleteDocument, findDocument, findDocuments, insertDocument, readToday } from './document.queries.ts';

export const showDocuments: Handler<typeof listDocuments> = async ({ params }, { db }) => {
  await personNow(db, params.id);
  return { data: await findDocuments(db, params.id) };
};

export const keepDocument: Handler<typeof addDocument> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => ({
    data: await addDocumentOf({ tx, audit }, params.id, { ...body, sender: admin.id, added_by: admin.id }),
  }));

/** What a person has on file. */
export const documentsOf = findDocuments;

type Writer = { readonly tx: Transaction<Database>; readonly audit: Audit };
type NewDocument = BodyOf<typeof addDocument> & {
  /** who has sent the file: an admin, or the person */
  readonly sender: string;
  /** null: the person */
  readonly added_by: string | null;
  /** where the body has it, so that a refusal names its field */
  readonly at?: string;
};

export async function addDocumentOf({ tx, audit }: Writer, person_id: string, document: NewDocument) {
  const { sender, at = '', ...kept } = document;
  const person = await lockedPerson(tx, person_id);
  if (kept.expires_on !== null && !isExpiryDay(kept.expires_on, await readToday(tx)))
    throw new Refusal('expiry_out_of_range', { errors: { [`${at}expires_on`]: ['expiry_out_of_range'] } });
  if ((await findDocuments(tx, person_id)).length >= MOST_DOCUMENTS) throw new Refusal('too_many_documents');
  await keepFile(tx, { [`${at}file_id`]: kept.file_id }, 'usher_document', sender);
  await insertDocument(tx, { person_id, ...kept });
  await audit({
    action: 'add_document',
    entity: hatOf(person),
    record_id: person_id,
    after: { document: kept.kind, expires_on: kept.expires_on },
  });
  return findDocuments(tx, person_id);
}

export const sendDocument = (
  { params }: Input<typeof openDocument>,
  context: ContextOf<typeof openDocument>,
): Promise<StreamedReply> => sendDocumentOf(context, params.id);

type Opening = Pick<Context, 'config' | 'db'> & {
  readonly write: (run: (tx: Transaction<Database>, audit: Audit) => Promise<{ data: null }>) => Promise<unknown>;
};

/** The entry is written before the first byte leaves. `of`: only this person's. */
export async function sendDocumentOf({ config, db, write }: Opening, id: string, of?: string): Promise<StreamedReply> {
  const found = await findDocument(db, id);
  if (!found || (of !== undefined && found.person_id !== of)) throw new Refusal('not_found');
  const { person_id, file_id, kind, name, type } = found;
  const person = await personNow(db, person_id);
  const reply = await bytesOf(config, { id: file_id, type });
  await write(async (_tx, audit) => {
    await audit({
      action: 'open_document',
      entity: hatOf(person),
      record_id: person_id,
      after: { document: kind },
    });
    return { data: null };
  });
  return { ...reply, fileName: name };
}

export const dropDocument: Handler<typeof removeDocument> = ({ params }, { write }) =>
  write(async (tx, audit) => {
    const gone = await deleteDocument(tx, params.id);
    if (!gone) throw new Refusal('not_found');
    const person = await personNow(tx, gone.person_id);
    await destroyFiles(tx, [gone.file_id]);
    await audit({
      action: 'remove_document',
      entity: hatOf(person),
      record_id: gone.person_id,
      before: { document: gone.kind, expires_on: gone.expires_on },
    });
    return { data: await findDocuments(tx, gone.person_id) };
  });
