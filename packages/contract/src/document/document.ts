import { z } from 'zod';
import { DOCUMENT_KINDS } from '@proline/domain/people/document';
import { isCalendarDay } from '@proline/domain/time/calendar-day';
import { endpoint, streamed } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';

const params = z.strictObject({ id: z.uuid() });

export const document = z.object({
  id: z.uuid(),
  kind: z.enum(DOCUMENT_KINDS),
  file_name: z.string(),
  type: z.string(),
  size_bytes: z.int(),
  /** null: it does not expire */
  expires_on: z.iso.date().nullable(),
  /** days from today, where the organization is; below zero: it has expired */
  days_left: z.int().nullable(),
  added_by: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type PersonDocument = z.output<typeof document>;

const reply = z.object({ data: z.array(document) });

export const documentBody = z.strictObject({
  /** a file of purpose usher_document that one has sent */
  file_id: z.uuid(),
  kind: z.enum(DOCUMENT_KINDS),
  expires_on: z
    .string()
    .max(10)
    .refine(isCalendarDay, { error: 'no_such_day' })
    .meta({ examples: ['2030-01-20'] })
    .nullable(),
});

export const DOCUMENT_REFUSALS = ['file_not_usable', 'too_many_documents', 'expiry_out_of_range'] as const;

export const listDocuments = endpoint({
  name: 'listDocuments',
  summary: 'The documents of a person, what expires first first',
  method: 'GET',
  path: '/admin/persons/:id/documents',
  access: 'documents.read',
  params,
  response: reply,
});

export const addDocument = endpoint({
  name: 'addDocument',
  summary: 'Keep a document that one has sent with a person',
  method: 'POST',
  path: '/admin/persons/:id/documents',
  access: 'ushers.write',
  params,
  body: documentBody,
  response: reply,
  refusals: DOCUMENT_REFUSALS,
});

/** The bytes, and an entry in the audit log. */
export const openDocument = endpoint({
  name: 'openDocument',
  summary: 'The bytes of a document; each opening is audited',
  method: 'GET',
  path: '/admin/documents/:id/file',
  access: 'documents.read',
  params,
  produces: ['image/webp', 'application/pdf'],
  response: streamed,
});

export const removeDocument = endpoint({
  name: 'removeDocument',
  summary: 'Remove a document of a person; its file is destroyed a day later',
  method: 'DELETE',
  path: '/admin/documents/:id',
  access: 'ushers.write',
  params,
  response: reply,
});

export const documentSlice: Slice = [listDocuments, addDocument, openDocument, removeDocument];
