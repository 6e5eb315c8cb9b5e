import { DEFAULT_TIME_ZONE } from '@proline/domain/limits';

/** SQL for the zone in which the organisation's days begin and end. */
export const ORGANISATION_ZONE = `coalesce((select value ->> 'time_zone' from settings where key = 'region'), '${DEFAULT_TIME_ZONE}')`;
