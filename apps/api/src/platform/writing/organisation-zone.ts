import { DEFAULT_TIME_ZONE } from '@proline/domain/place/region';

/** SQL for the time zone in which the organization's days begin and end. */
export const ORGANISATION_ZONE = `coalesce((select value ->> 'time_zone' from settings where key = 'region'), '${DEFAULT_TIME_ZONE}')`;
