import type { AuditEntryView } from '@proline/contract/audit/audit';

export type ChangedValue = {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Whether both sides have a value and the values differ. */
  readonly changed: boolean;
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns each field of an entry with its two values; a side without the field has undefined. */
export const changedValues = ({ before, after }: Pick<AuditEntryView, 'before' | 'after'>): ChangedValue[] => {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.map((field) => {
    const [was, is] = [before?.[field], after?.[field]];
    return { field, before: was, after: is, changed: was !== undefined && is !== undefined && !same(was, is) };
  });
};
