/** A catalogue is a short, ordered list of bilingual names that records refer to: categories, types. */

export const ENTRY_NAME_MAX_LENGTH = 80;

/** Named, not coded: light and dark themes and both tints of each come from the web app's palette. */
export const ENTRY_COLOURS = ['brand', 'green', 'teal', 'blue', 'violet', 'red', 'amber', 'yellow', 'grey'] as const;
export type EntryColour = (typeof ENTRY_COLOURS)[number];

/** A closed list: each name has its picture in the web app. */
export const ENTRY_ICONS = [
  'tag',
  'calendar',
  'presentation',
  'building',
  'music',
  'confetti',
  'trophy',
  'heart',
  'glass',
  'rocket',
  'school',
  'palette',
  'camera',
  'food',
  'moon',
  'user',
  'hostess',
  'badge',
  'crown',
  'car',
  'crowd',
  'headset',
  'language',
  'shield',
  'ticket',
  'bolt',
] as const;
export type EntryIcon = (typeof ENTRY_ICONS)[number];

export type MergePartner = { readonly id: string; readonly archived: boolean; readonly merged: boolean };
export type MergeRefusal = 'merge_into_itself' | 'merged_away' | 'merge_target_archived';

/** Why `source` cannot be merged into `target`; null when it can. Records that refer to both are checked in the database. */
export const refuseMerge = (source: MergePartner, target: MergePartner): MergeRefusal | null => {
  if (source.id === target.id) return 'merge_into_itself';
  if (source.merged) return 'merged_away';
  // a merged entry is archived, too, but the refusal should say that it was merged
  if (target.merged) return 'merged_away';
  return target.archived ? 'merge_target_archived' : null;
};

/** The order with `id` moved before `before`, or to the end; null when one of the two is not in it. */
export const placedBefore = (ids: readonly string[], id: string, before: string | null): string[] | null => {
  if (!ids.includes(id) || (before !== null && !ids.includes(before))) return null;
  if (before === id) return [...ids];
  const others = ids.filter((one) => one !== id);
  const at = before === null ? others.length : others.indexOf(before);
  return others.toSpliced(at, 0, id);
};

/** The entry after `id`, which undo needs as `before`. */
export const nextAfter = (ids: readonly string[], id: string): string | null => ids[ids.indexOf(id) + 1] ?? null;
