import type { AuditAction } from '@proline/contract/facts';
import { ACTIONS, TOPICS } from '@proline/contract/facts';
import { isTopic } from '@proline/contract/topic';
import { paths } from '../../app/paths.ts';
import type { Translate } from '../../lib/texts/i18n.ts';
import type { Language } from '../../lib/preferences/preferences-cookie.ts';

const isAction = (value: string): value is AuditAction => Object.hasOwn(ACTIONS, value);

/** Old entries may hold a word that the program has forgotten: better that word than none. */
const spelled = (value: string): string => value.replaceAll('_', ' ');

export const actionWord = (language: Language, action: string): string =>
  isAction(action) ? ACTIONS[action][language] : spelled(action);
export const entityWord = (language: Language, entity: string): string =>
  isTopic(entity) ? TOPICS[entity][language] : spelled(entity);

/** The fields that entries speak of most; others are shown as the program names them, with spaces. */
const KNOWN_FIELDS = [
  'status',
  'permission_set',
  'reason',
  'sessions_ended',
  'name',
  'email',
  'language',
  'link_expires_at',
  'mailed',
  'password',
  'name_en',
  'name_ar',
  'colour',
  'icon',
  'position',
  'accounts',
  'shared',
  'list',
  'photo',
  'theme',
  'density',
  'numerals',
  'currency',
  'value',
  'into',
] as const;

export const fieldWord = (t: Translate<'audit'>, field: string): string => {
  const known = KNOWN_FIELDS.find((name) => name === field);
  return known === undefined ? spelled(field) : t(`field_${known}`);
};

type Place = { readonly to: string; readonly search?: Readonly<Record<string, string>> };

/** Where a record can be looked at; null: it has no screen of its own. */
export const placeOf = (entity: string, record_id: string): Place | null => {
  const lists: Readonly<Record<string, string>> = {
    admin: paths.admin,
    usher: paths.ushers,
    team_leader: paths.leaders,
    transfer: paths.transactions,
    category: paths.categories,
    type: paths.types,
  };
  if (entity === 'event') return { to: `${paths.events}/${record_id}` };
  if (entity === 'settings') return { to: paths.settings };
  const to = lists[entity];
  return to === undefined ? null : { to, search: { open: record_id } };
};
