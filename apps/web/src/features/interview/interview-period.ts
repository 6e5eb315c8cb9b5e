import type { Period } from '@proline/domain/time/period';

type Sent = { readonly starts_at: string; readonly ends_at: string };

export const periodOf = ({ starts_at, ends_at }: Sent): Period => ({
  starts_at: new Date(starts_at),
  ends_at: new Date(ends_at),
});

export const periodsOf = (all: readonly Sent[]): readonly Period[] => all.map(periodOf);
