import type { CalendarDay } from '@proline/domain/time/calendar-day';
import { wallTimeOf } from '@proline/domain/time/zoned-time';
import { useNow } from '../../lib/dates/now.ts';
import { useRecordsZone } from '../../lib/dates/zones.ts';

/** Today, where the house is. */
export const useToday = (): CalendarDay => {
  const zone = useRecordsZone(({ zone: own }) => own);
  return wallTimeOf(useNow(), zone).day;
};
