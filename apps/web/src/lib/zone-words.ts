import type { TimeZone } from '@proline/domain/region';

/** The text of each time zone, in every namespace that names them. */
export const ZONE_WORDS = {
  'Asia/Riyadh': 'zone_riyadh',
  'Asia/Dubai': 'zone_dubai',
  'Asia/Qatar': 'zone_qatar',
  'Asia/Kuwait': 'zone_kuwait',
  'Asia/Bahrain': 'zone_bahrain',
  'Asia/Muscat': 'zone_muscat',
  'Africa/Cairo': 'zone_cairo',
  'Asia/Amman': 'zone_amman',
  'Asia/Beirut': 'zone_beirut',
  'Europe/London': 'zone_london',
  UTC: 'zone_utc',
} as const satisfies Readonly<Record<TimeZone, string>>;
