import type { AuditAction } from '@proline/contract/facts';
import { ACTIONS, TOPICS } from '@proline/contract/facts';
import { isTopic } from '@proline/contract/topic';
import type { AuditRow } from '@proline/contract/audit/audit';
import { ownFirst } from '@proline/domain/text/name-in';
import type { LinkProps } from '@tanstack/react-router';
import type { Language } from '../../lib/preferences/preferences-cookie.ts';

const isAction = (value: string): value is AuditAction => Object.hasOwn(ACTIONS, value);

/** Old entries may contain a word that the app no longer knows; the word itself is better than none. */
const spelled = (value: string): string => value.replaceAll('_', ' ');

export const actionWord = (language: Language, action: string): string =>
  isAction(action) ? ACTIONS[action][language] : spelled(action);
export const entityWord = (language: Language, entity: string): string =>
  isTopic(entity) ? TOPICS[entity][language] : spelled(entity);

/** Whoever acted, by name; null: the program itself, or somebody who was not signed in. */
export const actorName = (
  language: Language,
  { admin_name, person_en, person_ar }: Pick<AuditRow, 'admin_name' | 'person_en' | 'person_ar'>,
): string | null => admin_name ?? ownFirst(language, person_en, person_ar)[0];

/** The lists that open a record beside themselves, by the audit log's word for the record. */
const LISTS: Readonly<Record<string, LinkProps['to']>> = {
  admin: '/admin',
  usher: '/ushers',
  team_leader: '/leaders',
  transfer: '/transactions',
  category: '/categories',
  type: '/types',
};

/** Returns a link to the record; null if it has no screen. */
export const placeOf = (entity: string, record_id: string): LinkProps | null => {
  if (entity === 'event') return { to: '/events/$id', params: { id: record_id } };
  if (entity === 'settings') return { to: '/settings' };
  const to = Object.hasOwn(LISTS, entity) ? LISTS[entity] : undefined;
  return to === undefined ? null : { to, search: { open: record_id } };
};
