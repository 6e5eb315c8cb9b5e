import { getPrivacyContact } from '@proline/contract/privacy/privacy';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/api/query-client.ts';

/** The page is outside the shell and its query provider, so it passes the client itself. */
export const usePrivacyContact = () =>
  useQuery(
    {
      queryKey: ['privacy-contact'],
      queryFn: async () => (await call(getPrivacyContact)).data.email,
      staleTime: Infinity,
    },
    queryClient,
  );
