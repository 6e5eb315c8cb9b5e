import { randomUUID } from 'node:crypto';
import { mayCall } from '@proline/contract/frame/access';
import { THUMBNAIL_SIZES, type getFile, type uploadFile } from '@proline/contract/file/file';
import { FILE_RULES, namesAPath, acceptedKind } from '@proline/domain/file/file-purpose';
import type { Config } from '../../config.ts';
import type { Transaction } from 'kysely';
import type { Audit, ContextOf, Input, StreamedReply } from '../../platform/http/handler.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { reencodeImage } from '../../platform/storage/image.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { storageOf } from '../../platform/storage/configured-storage.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { throttleKey, spendQuota } from '../../platform/security/throttle.ts';
import { findFile, insertFile, type NewFile } from './file.queries.ts';

/** More than a person uploads by hand; a faulty program must not fill the disk. */
const UPLOADS = { limit: 1_000, window_seconds: 3_600 } as const;

const PDF_END = '%%EOF';
/** Some programs write a few bytes after the end of a PDF; more may be a second file. */
const PDF_END_WITHIN_BYTES = 1_024;

const EXTENSIONS = { 'image/webp': 'webp', 'application/pdf': 'pdf' } as const;
export const keyOf = (id: string, part: string, type: keyof typeof EXTENSIONS): string =>
  `${id}/${part}.${EXTENSIONS[type]}`;

export const takeFile = async (
  { query, bytes }: Input<typeof uploadFile> & { readonly bytes: Buffer },
  { admin, config, dataKey, db, write }: ContextOf<typeof uploadFile>,
) => {
  if (!mayCall(FILE_RULES[query.purpose].upload, admin.permission_set)) throw new Refusal('forbidden');
  refusePath(query.name);
  await spendQuota(db, { key: throttleKey(dataKey, 'upload', admin.id), ...UPLOADS });
  const keep = await keepUpload(config, { ...query, uploaded_by: admin.id }, bytes);
  return write(async (tx, audit) => {
    const file = await keep(tx, audit);
    return { data: { ...file, address: addressOf(file.id) } };
  });
};

const refusePath = (name: string): void => {
  if (namesAPath(name)) throw new Refusal('file_name_has_path');
};

type Upload = Pick<NewFile, 'purpose' | 'name' | 'uploaded_by' | 'uploaded_by_person'>;

/** Stores the bytes first: bytes without a row are swept away, but a row without bytes would be broken. */
export async function keepUpload(config: Config, upload: Upload, bytes: Buffer) {
  refusePath(upload.name);
  const id = randomUUID();
  const sender = upload.uploaded_by ?? upload.uploaded_by_person ?? 'nobody';
  const stored = await store(storageOf(config), { id, purpose: upload.purpose, sender }, bytes);
  return async (tx: Transaction<Database>, audit: Audit) => {
    const file = await insertFile(tx, { id, ...upload, ...stored });
    const { name, purpose } = upload;
    // a file's name may say whose passport it is: what is about a person is nowhere but with the file itself
    const named = FILE_RULES[purpose].ofPerson === true ? {} : { name };
    await audit({ action: 'upload', entity: 'file', record_id: id, after: { purpose, ...named, type: file.type } });
    return file;
  };
}

const FILES = '/api/admin/files/';

/** Where the bytes of a file are read. */
export const addressOf = (id: string): string => FILES + id;

/** The file behind an address; null when it is no file that somebody sent. */
export const fileIdIn = (address: string): string | null =>
  address.startsWith(FILES) ? address.slice(FILES.length) : null;

type Stored = Pick<NewFile, 'type' | 'size_bytes' | 'width' | 'height'>;

type Sent = Pick<NewFile, 'id' | 'purpose'> & { readonly sender: string };

async function store(storage: Storage, sent: Sent, bytes: Buffer): Promise<Stored> {
  if (bytes.length === 0) throw new Refusal('file_empty');
  // the type is detected from the bytes, not from the name; loaded with the first upload
  const { fileTypeFromBuffer } = await import('file-type');
  const sniffed = await fileTypeFromBuffer(bytes);
  switch (acceptedKind(sent.purpose, sniffed?.mime)) {
    case 'image':
      return storeImage(storage, sent, bytes);
    case 'document':
      return storeDocument(storage, sent.id, bytes);
    default:
      throw new Refusal('file_type_not_allowed');
  }
}

async function storeImage(storage: Storage, { id, sender }: Sent, bytes: Buffer): Promise<Stored> {
  const type = 'image/webp';
  const { original, width, height, thumbnails } = await reencodeImage(bytes, THUMBNAIL_SIZES.map(Number), sender);
  for (const [size, thumbnail] of thumbnails) await storage.put(keyOf(id, String(size), type), thumbnail, type);
  await storage.put(keyOf(id, 'original', type), original, type);
  return { type, size_bytes: original.length, width, height };
}

async function storeDocument(storage: Storage, id: string, bytes: Buffer): Promise<Stored> {
  const type = 'application/pdf';
  if (!bytes.subarray(-PDF_END_WITHIN_BYTES).includes(PDF_END)) throw new Refusal('file_damaged');
  await storage.put(keyOf(id, 'original', type), bytes, type);
  return { type, size_bytes: bytes.length, width: null, height: null };
}

/** A file that the caller may not see and a missing one get the same reply. */
export const sendFile = async (
  { params, query }: Input<typeof getFile>,
  { admin, config, db }: ContextOf<typeof getFile>,
): Promise<StreamedReply> => {
  const file = await findFile(db, params.id);
  const read = file && FILE_RULES[file.purpose].read;
  if (!file || !read || !mayCall(read, admin.permission_set)) throw new Refusal('not_found');
  const reply = await bytesOf(config, file, query.size);
  // a PDF is downloaded; only images are shown in the browser
  return file.type === 'application/pdf' ? { ...reply, fileName: file.name } : reply;
};

/** The bytes of a file, for whoever was found to be allowed to have them. */
export async function bytesOf(
  config: Config,
  { id, type }: Pick<NewFile, 'id' | 'type'>,
  size: string = 'original',
): Promise<StreamedReply> {
  const body = await storageOf(config).get(keyOf(id, size, type));
  if (!body) throw new Refusal('not_found');
  // opened in a tab of its own, the file can run and load nothing
  return { type, body, headers: { 'content-security-policy': "default-src 'none'; sandbox" } };
}
