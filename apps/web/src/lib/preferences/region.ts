import { DEFAULT_TIME_ZONE } from '@proline/domain/place/region';
import { wallTimeOf } from '@proline/domain/time/zoned-time';
import { useQuery } from '@tanstack/react-query';
import { organisationQuery } from './organisation.ts';

/** Defaults until the settings are loaded. */
const USUAL = { time_zone: DEFAULT_TIME_ZONE, week_start: 0, second_calendar: 'none' };

/**
 * Returns how the organization counts days: today's date, the first day of the week, and whether a second calendar is
 * shown.
 */
export const useRegion = () => {
  const { data } = useQuery(organisationQuery);
  const { time_zone, week_start, second_calendar } = data?.region ?? USUAL;
  return { today: wallTimeOf(new Date(), time_zone).day, weekStart: week_start, hijri: second_calendar !== 'none' };
};
