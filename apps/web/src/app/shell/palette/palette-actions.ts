import type { SearchKind } from '@proline/contract/facts';
import type { SearchHit } from '@proline/contract/search/search';
import { titleIn } from '@proline/domain/text/name-in';
import {
  IconArrowsExchange,
  IconCalendarEvent,
  IconCategory,
  IconTags,
  IconUsers,
  IconUserShield,
  IconUserStar,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { Language } from '../../../lib/preferences/preferences-cookie.ts';
import type { IconShape } from '../../../ui/picture/icon.tsx';
import { rememberRecord } from './recent-records.ts';

export type PaletteAction = {
  key: string;
  label: string;
  /** Other words that people type for it. */
  also?: string;
  icon: IconShape;
  run: () => void;
  /** The found record, which has more to show than its name. */
  hit?: SearchHit;
};

const HIT_ICONS: Readonly<Record<SearchKind, IconShape>> = {
  events: IconCalendarEvent,
  ushers: IconUsers,
  leaders: IconUserStar,
  transfers: IconArrowsExchange,
  categories: IconCategory,
  types: IconTags,
  admins: IconUserShield,
};

/** Events have their own page; all other records open beside their list. */
const LISTS = {
  ushers: '/ushers',
  leaders: '/leaders',
  transfers: '/transactions',
  categories: '/categories',
  types: '/types',
  admins: '/admin',
} as const satisfies Readonly<Record<Exclude<SearchKind, 'events'>, LinkProps['to']>>;

const linkTo = ({ kind, id }: SearchHit): LinkProps =>
  kind === 'events' ? { to: '/events/$id', params: { id } } : { to: LISTS[kind], search: { open: id } };

export const hitAction = (hit: SearchHit, language: Language, go: (link: LinkProps) => void): PaletteAction => ({
  key: `${hit.kind}-${hit.id}`,
  label: titleIn(language, hit),
  icon: HIT_ICONS[hit.kind],
  hit,
  run: () => {
    rememberRecord(hit);
    go(linkTo(hit));
  },
});
