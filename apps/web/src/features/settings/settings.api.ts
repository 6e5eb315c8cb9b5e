import {
  changeSettings,
  getSettings,
  type SettingsSection,
  type SettingsValue,
} from '@proline/contract/settings/settings';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async () => (await call(getSettings)).data,
  meta: { topics: ['settings'] },
});

export type AllSettings = Awaited<ReturnType<NonNullable<(typeof settingsQuery)['queryFn']>>>;

type Saves = {
  readonly [Section in SettingsSection]: (version: number, value: SettingsValue<Section>) => Promise<unknown>;
};

/** One call for each section: value and address belong together. */
export const saveSettings: Saves = {
  organisation: (version, value) => call(changeSettings.organisation, { body: { version, value } }),
  region: (version, value) => call(changeSettings.region, { body: { version, value } }),
  security: (version, value) => call(changeSettings.security, { body: { version, value } }),
  privacy: (version, value) => call(changeSettings.privacy, { body: { version, value } }),
};
