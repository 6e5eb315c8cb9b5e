import type { Endpoint } from './endpoint.ts';
import type { List } from './list.ts';

/** What a slice offers: calls one by one, lists, and groups of calls such as a catalogue. */
type SlicePart = Endpoint | List | Readonly<Record<string, Endpoint>>;
export type Slice = readonly SlicePart[];

const isEndpoint = (part: SlicePart): part is Endpoint => typeof part['path'] === 'string' && 'method' in part;
export const isList = (part: SlicePart): part is List => 'columns' in part && 'rows' in part;

export const callsOf = (part: SlicePart): readonly Endpoint[] => {
  if (isEndpoint(part)) return [part];
  return isList(part) ? [part.rows, part.counts, part.values, part.export] : Object.values(part);
};
