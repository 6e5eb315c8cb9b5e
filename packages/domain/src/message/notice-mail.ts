/** Whether somebody gets notifications of a kind by mail, too. */
export const NOTICE_MAILS = ['at_once', 'daily', 'none'] as const;
export type NoticeMail = (typeof NOTICE_MAILS)[number];

/** Until an admin chooses: what touches their own account comes at once, everything else once a day. */
export const usualNoticeMail = (optional: boolean): NoticeMail => (optional ? 'daily' : 'at_once');

/** So many of a kind are written out in one mail; the rest is a number. */
export const MOST_TOLD_OF_A_KIND = 5;

export type OfKind<Told> = { readonly first: readonly Told[]; readonly more: number };

/** Grouped by kind, in the order in which the kinds first came, so that nobody reads the same sentence a hundred times. */
export function groupedByKind<Told extends { readonly kind: string }>(all: readonly Told[]): readonly OfKind<Told>[] {
  const groups = Map.groupBy(all, ({ kind }) => kind);
  return [...groups.values()].map((told) => ({
    first: told.slice(0, MOST_TOLD_OF_A_KIND),
    more: Math.max(0, told.length - MOST_TOLD_OF_A_KIND),
  }));
}
