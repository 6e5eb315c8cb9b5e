import type { SearchSchemaInput } from '@tanstack/react-router';

/** Reads one value of an address; undefined if it is missing or malformed. */
export type Reader<Value> = (written: unknown) => Value | undefined;

export const anyText: Reader<string> = (written) =>
  typeof written === 'string' && written !== '' ? written : undefined;

export const oneOf =
  <const Value extends string>(values: readonly Value[]): Reader<Value> =>
  (written) =>
    values.find((value) => value === written);

/** Several of these, with commas between them, in their order. */
export const someOf =
  (values: readonly string[]): Reader<string> =>
  (written) => {
    const named = typeof written === 'string' ? written.split(',') : [];
    return values.filter((value) => named.includes(value)).join() || undefined;
  };

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const recordId: Reader<string> = (written) =>
  typeof written === 'string' && ID.test(written) ? written : undefined;

/** Reads a page after the first; the first page is left out of addresses. */
export const laterPage: Reader<number> = (written) => {
  const page = /^[1-9]\d{0,5}$/.test(String(written)) ? Number(written) : 1;
  return page > 1 ? page : undefined;
};

type Readers = Readonly<Record<string, Reader<unknown>>>;
type ReadBy<R extends Readers> = { readonly [Name in keyof R]?: ReturnType<R[Name]> | undefined };

/**
 * Checks a route's search for the values that its screen knows. Other values are ignored, and malformed ones are
 * dropped.
 */
export const searchOf =
  <const R extends Readers>(readers: R) =>
  (search: ReadBy<R> & SearchSchemaInput): ReadBy<R> => {
    const written: Readonly<Record<string, unknown>> = search;
    // A name with the value undefined removes the malformed value; leaving the name out would keep it.
    const read = Object.entries(readers).map(([name, reader]) => [name, reader(written[name])]);
    // The type describes what the line above builds.
    return Object.fromEntries(read) as ReadBy<R>;
  };
