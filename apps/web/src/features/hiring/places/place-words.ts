import type { PlacePosition } from '@proline/contract/assignment/assignment';
import { nameIn } from '@proline/domain/text/name-in';
import { timesBetween, weekdayDate } from '../../../lib/dates/dates.ts';
import type { Language } from '../../../lib/preferences/preferences-cookie.ts';

/** 'Lantern walk · Hostess', or the role alone where there are no zones. */
export const placeName = (language: Language, { zone, role }: Pick<PlacePosition, 'zone' | 'role'>): string =>
  zone ? `${nameIn(language, zone)} · ${nameIn(language, role)}` : nameIn(language, role);

/** 'Tue 18 Nov 17:00–23:00' */
export const shiftName = (language: Language, shift: PlacePosition['shift'], time_zone: string): string => {
  const [from, until] = [new Date(shift.starts_at), new Date(shift.ends_at)];
  return `${weekdayDate(language, from, time_zone)} ${timesBetween(language, from, until, time_zone)}`;
};
