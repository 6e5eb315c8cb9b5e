import type { SettingsSection } from '@proline/contract/settings/settings';
import type { PlainKey } from '../../../lib/texts/i18n.ts';

/** Message templates are saved kind by kind, so they are no section of the settings themselves. */
export type SettingsPlace = SettingsSection | 'message_templates';

type Group = {
  readonly name: Extract<PlainKey<'settings'>, `group_${string}`>;
  readonly places: readonly SettingsPlace[];
};

/** What belongs together, in the order in which a house is set up. */
export const SETTINGS_GROUPS = [
  { name: 'group_house', places: ['organisation', 'region', 'security', 'privacy'] },
  { name: 'group_people', places: ['recruiting', 'hiring', 'reliability', 'strikes'] },
  { name: 'group_work', places: ['attendance', 'pay', 'payments'] },
  { name: 'group_notes', places: ['message_templates', 'notifications', 'retention'] },
] as const satisfies readonly Group[];

export const SETTINGS_PLACES: readonly SettingsPlace[] = SETTINGS_GROUPS.flatMap<SettingsPlace>(({ places }) => places);
