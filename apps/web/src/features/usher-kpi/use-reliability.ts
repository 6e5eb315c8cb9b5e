import { DEFAULT_RELIABILITY } from '@proline/domain/figures/reliability-settings';
import { useQuery } from '@tanstack/react-query';
import { organisationQuery } from '../../lib/preferences/organisation.ts';

/** What reliability is made of and where its bands begin, by the settings. */
export const useReliability = () => useQuery(organisationQuery).data?.reliability ?? DEFAULT_RELIABILITY;
