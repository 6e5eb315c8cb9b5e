import { useQuery } from '@tanstack/react-query';
import { organisationQuery } from './organisation.ts';

/** As the settings begin. */
const USUAL = {
  ...{ transfers_days: 7, transfers_amber_days: 3, documents_days: 30 },
  ...{ join_requests_days: 3, join_requests_red_days: 7, applications_days: 7, fairness_days: 14 },
} as const;

/** After how many days the house calls a wait long or too long, a document's end or an event's start soon, and how far fairness looks back. */
export const useHouseDays = () => useQuery(organisationQuery).data?.days ?? USUAL;
