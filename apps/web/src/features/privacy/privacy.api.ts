import {
  getPrivacyContact,
  getPrivacyPage,
  listPrivacyEditions,
  publishPrivacyEdition,
} from '@proline/contract/privacy/privacy';
import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/api/query-client.ts';

/** The page is outside the shell and its query provider, so it passes the client itself. */
export const usePrivacyContact = () =>
  useQuery(
    {
      queryKey: ['privacy-contact'],
      queryFn: async () => (await call(getPrivacyContact)).data.email,
    },
    queryClient,
  );

export const usePrivacyEdition = () =>
  useQuery({ queryKey: ['privacy-page'], queryFn: async () => (await call(getPrivacyPage)).data }, queryClient);

export const editionsQuery = queryOptions({
  queryKey: ['settings', 'privacy-editions'],
  queryFn: async () => (await call(listPrivacyEditions)).data,
  meta: { topics: ['settings'] },
});

export const publish = async (
  body: SentBodyOf<typeof publishPrivacyEdition>,
  idempotencyKey: string,
): Promise<void> => {
  try {
    await call(publishPrivacyEdition, { body, idempotencyKey });
  } finally {
    await queryClient.invalidateQueries({ queryKey: editionsQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: ['privacy-page'] });
  }
};
