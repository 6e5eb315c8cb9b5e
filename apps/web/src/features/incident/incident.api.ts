import { handleIncident, listIncidents, reopenIncident, type Incident } from '@proline/contract/incident/incident';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/api/query-client.ts';

/** Loads what leaders have reported from an event; every report and answer of anybody loads it again. */
export const incidentsQuery = (event_id: string, page: number) =>
  queryOptions({
    queryKey: ['incident', event_id, page],
    queryFn: ({ signal }) => call(listIncidents, { params: { id: event_id }, query: { page: String(page) }, signal }),
    placeholderData: keepPreviousData,
    meta: { topics: ['usher', 'team_leader'] },
  });

const again = () => queryClient.invalidateQueries({ queryKey: ['incident'] });

export const sendHandled = async ({ id, version }: Incident, note: string): Promise<void> => {
  try {
    await call(handleIncident, { params: { id }, body: { version, note } });
  } finally {
    await again();
  }
};

export const sendReopened = async ({ id, version }: Incident): Promise<void> => {
  try {
    await call(reopenIncident, { params: { id }, body: { version } });
  } finally {
    await again();
  }
};
