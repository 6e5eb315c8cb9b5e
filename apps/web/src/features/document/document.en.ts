import { DOCUMENT_KIND_WORDS } from '@proline/contract/document/document.words';
import { valueTexts } from '../../lib/texts/value-texts.ts';

export const document = {
  documents: 'Documents',
  document: 'Document',
  file: 'File',
  kind: 'Kind',
  ...valueTexts('kind', DOCUMENT_KIND_WORDS, 'en'),
  expires_on: 'Expires on',
  expiry_far: 'No document ends on that day. Check the year.',
  expires_hint: 'Leave empty if it doesn’t expire.',
  never: 'Doesn’t expire',
  added: 'Added',
  added_by: '{{date}}, {{name}}',
  state: 'Status',
  state_valid: 'Valid',
  state_expired: 'Expired',
  chip_ends: '{{document}} ends {{date}}',
  chip_ended: '{{document}} ended {{date}}',
  expires_today: 'Expires today',
  state_expires_soon_one: 'Expires in {{count}} day',
  state_expires_soon_other: 'Expires in {{count}} days',
  actions: 'Actions',
  add: 'Add document',
  add_title: 'Add a document',
  add_text: 'Only owners, recruiters, and finance can open documents.',
  choose_file: 'Choose a file',
  other_file: 'Choose another file',
  file_hint: 'An image or a PDF, up to {{megabytes}} MB.',
  file_required: 'Choose a file.',
  file_too_large: 'This file is larger than {{megabytes}} MB.',
  documents_wrong: 'Choose what each document is, and send again what did not arrive.',
  failed_to_send: 'The file could not be uploaded. Try again.',
  uploading: 'Uploading',
  added_toast: 'Document added',
  download: 'Download {{document}}',
  remove: 'Remove {{document}}',
  remove_title: 'Remove this document?',
  remove_text: '{{document}}: the file is destroyed a day later.',
  remove_confirm: 'Remove',
  removed: 'Document removed',
  opening_logged: 'Each opening is logged.',
  empty: 'No documents',
  empty_text: 'ID, residence permit, health card: with the day on which each expires.',
  failed: 'Could not load the documents.',
  retry: 'Retry',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    document: typeof document;
  }
}
