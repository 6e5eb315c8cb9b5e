import type { Permission } from '../account/permission.ts';

type FileKind = 'image' | 'document';

/** The purpose of a file decides its types, who may upload it and who may see it. */
type PurposeRule = {
  readonly kinds: readonly FileKind[];
  readonly upload: 'signed_in' | Permission;
  /** null: nobody by the file's own address; what it belongs to says who, and records each time */
  readonly read: 'signed_in' | Permission | null;
  /** its very name may say something about somebody who can ask to be forgotten */
  readonly ofPerson?: true;
};

export const FILE_PURPOSES = [
  'admin_photo',
  'usher_photo',
  'usher_document',
  'event_cover',
  'excuse_document',
  'incident_photo',
] as const;
export type FilePurpose = (typeof FILE_PURPOSES)[number];

export const FILE_RULES: Readonly<Record<FilePurpose, PurposeRule>> = {
  admin_photo: { kinds: ['image'], upload: 'signed_in', read: 'signed_in' },
  usher_photo: { kinds: ['image'], upload: 'ushers.write', read: 'ushers.read', ofPerson: true },
  event_cover: { kinds: ['image'], upload: 'events.write', read: 'events.read' },
  // identity papers: each opening is recorded, which only the document's own address does
  usher_document: { kinds: ['image', 'document'], upload: 'ushers.write', read: null, ofPerson: true },
  // what an excuse is shown with, such as a medical certificate
  excuse_document: { kinds: ['image', 'document'], upload: 'attendance.write', read: null, ofPerson: true },
  // what a team leader saw at an event
  incident_photo: { kinds: ['image'], upload: 'attendance.write', read: 'events.read', ofPerson: true },
};

const KIND_OF_TYPE: Readonly<Record<string, FileKind>> = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/webp': 'image',
  'image/gif': 'image',
  'application/pdf': 'document',
};

/** The kind of file for a detected type; undefined when this purpose does not accept it. */
export const acceptedKind = (purpose: FilePurpose, type: string | undefined): FileKind | undefined => {
  const kind = KIND_OF_TYPE[type ?? ''];
  return kind !== undefined && FILE_RULES[purpose].kinds.includes(kind) ? kind : undefined;
};

/** A file name that contains a path is refused, not repaired. */
export const namesAPath = (name: string): boolean => /[/\\:]/.test(name) || /^\.+$/.test(name);
