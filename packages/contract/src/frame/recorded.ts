import type { ValueWords, Words } from './words.ts';

/**
 * How the audit log names what a slice records. A field of one entity alone stands as `entity.field`, with the fields
 * of its values; any other by its name.
 */
export type Recorded = {
  readonly fields?: Readonly<Record<string, Words>>;
  readonly values?: Readonly<Record<string, ValueWords>>;
};
