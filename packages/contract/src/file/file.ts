import { z } from 'zod';
import { FILE_PURPOSES } from '@proline/domain/file/file-purpose';
import { FILE_MAX_BYTES, FILE_NAME_MAX_LENGTH } from '@proline/domain/file/file-limits';
import { endpoint, streamed } from '../frame/endpoint.ts';
import { line } from '../frame/text.ts';
import type { Slice } from '../frame/slice.ts';

/** Longest side of a thumbnail, in pixels. */
export const THUMBNAIL_SIZES = ['96', '384'] as const;

export const fileFacts = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.string(),
  size_bytes: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** where its bytes are; `?size=96` or `?size=384` asks for a thumbnail of an image */
  address: z.string(),
});
export type FileFacts = z.output<typeof fileFacts>;

export const uploadName = line(1, FILE_NAME_MAX_LENGTH).meta({ examples: ['photo.png'] });

export const FILE_REFUSALS = [
  'file_empty',
  'file_name_has_path',
  'file_type_not_allowed',
  'file_damaged',
  'image_too_many_pixels',
  'too_many_tries',
] as const;

/** An upload is deleted after a day unless a record uses it. */
export const uploadFile = endpoint({
  name: 'uploadFile',
  summary: 'Send a photo or a document',
  method: 'POST',
  path: '/admin/files',
  access: 'signed_in',
  query: z.strictObject({
    purpose: z.enum(FILE_PURPOSES),
    name: uploadName,
  }),
  takesBytes: FILE_MAX_BYTES,
  response: z.object({ data: fileFacts }),
  refusals: ['forbidden', ...FILE_REFUSALS],
});

export const getFile = endpoint({
  name: 'getFile',
  summary: 'The bytes of a file, for those who may see what it belongs to',
  method: 'GET',
  path: '/admin/files/:id',
  access: 'signed_in',
  params: z.strictObject({ id: z.uuid() }),
  query: z.strictObject({ size: z.enum(THUMBNAIL_SIZES).optional() }),
  produces: ['image/webp', 'application/pdf'],
  response: streamed,
});

export const fileSlice: Slice = [uploadFile, getFile];
