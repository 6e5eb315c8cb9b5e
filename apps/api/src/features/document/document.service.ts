import type { addDocument, listDocuments, openDocument, removeDocument } from '@proline/contract/document/document';
import { isExpiryDay, MOST_DOCUMENTS } from '@proline/domain/people/document';
import type { ContextOf, Handler, Input, StreamedReply } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { bytesOf } from '../file/file.service.ts';
import { destroyFiles } from '../file/file-erasure.service.ts';
import { hatOf, keepFile, lockedPerson, personNow } from '../person/person.service.ts';
import { deleteDocument, findDocument, findDocuments, insertDocument, readToday } from './document.queries.ts';

export const showDocuments: Handler<typeof listDocuments> = async ({ params }, { db }) => {
  await personNow(db, params.id);
  return { data: await findDocuments(db, params.id) };
};

export const keepDocument: Handler<typeof addDocument> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const person = await lockedPerson(tx, params.id);
    if (body.expires_on !== null && !isExpiryDay(body.expires_on, await readToday(tx)))
      throw new Refusal('expiry_out_of_range');
    if ((await findDocuments(tx, params.id)).length >= MOST_DOCUMENTS) throw new Refusal('too_many_documents');
    await keepFile(tx, { file_id: body.file_id }, 'usher_document', admin.id);
    await insertDocument(tx, { person_id: params.id, added_by: admin.id, ...body });
    await audit({
      action: 'add_document',
      entity: hatOf(person),
      record_id: params.id,
      after: { document: body.kind, expires_on: body.expires_on },
    });
    return { data: await findDocuments(tx, params.id) };
  });

/** The entry is written before the first byte leaves. */
export const sendDocument = async (
  { params }: Input<typeof openDocument>,
  { config, db, write }: ContextOf<typeof openDocument>,
): Promise<StreamedReply> => {
  const found = await findDocument(db, params.id);
  if (!found) throw new Refusal('not_found');
  const { person_id, file_id: id, kind, name, type } = found;
  const person = await personNow(db, person_id);
  const reply = await bytesOf(config, { id, type });
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
};

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
