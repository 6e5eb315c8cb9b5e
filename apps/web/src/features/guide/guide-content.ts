import type { Permission } from '@proline/domain/account/permission';
import type { KeyGroupName } from './keys/key-groups.parts.ts';

/**
 * A text in both languages. In it `**New event**` is a label as the screen writes it, `` `J` `` a key, and
 * `[words](page#task)` leads to another part of the guide.
 */
export type Said = readonly [en: string, ar: string];

/** Something that is done there, step by step. */
export type GuideTask = {
  /** Its part of the address: `/guide/events#find`. */
  readonly id: string;
  readonly title: Said;
  readonly steps: readonly Said[];
  /** What else is to be known. */
  readonly note?: Said;
  /** A picture of `docs/guide`, without mixture and ending. */
  readonly picture?: string;
};

/** Who may: everybody with the permission, owners, or everybody. */
type Needs = Permission | 'owner' | 'everybody';

/** What the guide says about one area of the app. */
export type GuidePage = {
  readonly title: Said;
  /** What it is for, in a sentence or two. */
  readonly purpose: Said;
  readonly picture?: string;
  readonly tasks: readonly GuideTask[];
  readonly statuses?: readonly { readonly name: Said; readonly means: Said }[];
  readonly keys?: readonly KeyGroupName[];
  readonly rights?: readonly { readonly does: Said; readonly needs: Needs }[];
};
