import { previewMatch, previewRetention, previewStrikes } from '@proline/contract/settings/house-settings';
import type { SettingsValue } from '@proline/contract/settings/settings';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

export const strikesPreviewQuery = ({ no_shows, days }: SettingsValue<'strikes'>) =>
  queryOptions({
    queryKey: ['settings', 'strikes_preview', no_shows, days],
    queryFn: async () =>
      (await call(previewStrikes, { query: { no_shows: String(no_shows), days: String(days) } })).data,
    placeholderData: keepPreviousData,
    meta: { topics: ['usher', 'event'] },
  });

export const retentionPreviewQuery = (value: SettingsValue<'retention'>) =>
  queryOptions({
    queryKey: ['settings', 'retention_preview', value],
    queryFn: async () =>
      (
        await call(previewRetention, {
          // whatever the section has, so that no limit is forgotten
          query: Object.fromEntries(Object.entries(value).map(([limit, days]) => [limit, String(days)])),
        })
      ).data,
    placeholderData: keepPreviousData,
  });

export const matchPreviewQuery = (value: SettingsValue<'hiring'>) => {
  const query = {
    weight_reliability: String(value.weight_reliability),
    weight_rating: String(value.weight_rating),
    weight_experience: String(value.weight_experience),
    weight_distance: String(value.weight_distance),
    weight_rest: String(value.weight_rest),
    weight_fairness: String(value.weight_fairness),
  };
  return queryOptions({
    queryKey: ['settings', 'match_preview', query],
    queryFn: async () => (await call(previewMatch, { query })).data,
    meta: { topics: ['assignment', 'event'] },
  });
};
