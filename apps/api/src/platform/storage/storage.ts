import type { Readable } from 'node:stream';

export type StoredObject = { readonly key: string; readonly changed_at: Date };

/** Where the bytes of files are. A key is made by this program alone: lower-case letters, digits, `-`, `.` and `/`. */
export type Storage = {
  /** Stores the file completely or not at all. */
  readonly put: (key: string, bytes: Buffer, type: string) => Promise<void>;
  /** null: nothing is there */
  readonly get: (key: string) => Promise<Readable | null>;
  /** Removes the file if it is there. */
  readonly remove: (key: string) => Promise<void>;
  readonly list: () => AsyncIterable<StoredObject>;
};
