import type { Notification } from '@proline/contract/notification/notification';

/** So many of one kind, one after the other, become one line. */
export const GROUPED_FROM = 4;

export type NotificationGroup = { readonly kind: Notification['kind']; readonly all: readonly Notification[] };

/** What came one after the other and is of one kind belongs together; the order stays. */
export const groupsOf = (notifications: readonly Notification[]): readonly NotificationGroup[] => {
  const runs: { readonly kind: Notification['kind']; readonly all: Notification[] }[] = [];
  for (const one of notifications) {
    const run = runs.at(-1);
    if (run?.kind === one.kind) run.all.push(one);
    else runs.push({ kind: one.kind, all: [one] });
  }
  return runs.flatMap(({ kind, all }) =>
    all.length >= GROUPED_FROM ? [{ kind, all }] : all.map((one) => ({ kind, all: [one] })),
  );
};
