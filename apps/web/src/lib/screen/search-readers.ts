import type { SearchSchemaInput } from '@tanstack/react-router';

/** Reads one value of an address; undefined: it is not there, or it is not what it should be. */
export type Reader<Value> = (written: unknown) => Value | undefined;

export const anyText: Reader<string> = (written) =>
  typeof written === 'string' && written !== '' ? written : undefined;

export const oneOf =
  <const Value extends string>(values: readonly Value[]): Reader<Value> =>
  (written) =>
    values.find((value) => value === written);

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const recordId: Reader<string> = (written) =>
  typeof written === 'string' && ID.test(written) ? written : undefined;

/** The first page stands in no address. */
export const laterPage: Reader<number> = (written) => {
  const page = /^[1-9]\d{0,5}$/.test(String(written)) ? Number(written) : 1;
  return page > 1 ? page : undefined;
};

type Readers = Readonly<Record<string, Reader<unknown>>>;
type ReadBy<R extends Readers> = { readonly [Name in keyof R]?: ReturnType<R[Name]> | undefined };

/** What a screen knows of its address, for its route: every other value is no business of it, and an ill-formed one is dropped. */
export const searchOf =
  <const R extends Readers>(readers: R) =>
  (search: ReadBy<R> & SearchSchemaInput): ReadBy<R> => {
    const written: Readonly<Record<string, unknown>> = search;
    // A name whose value is undefined takes the ill-formed one out; leaving the name out would let it stand.
    const read = Object.entries(readers).map(([name, reader]) => [name, reader(written[name])]);
    // The types say what the line above does.
    return Object.fromEntries(read) as ReadBy<R>;
  };
