/** Time zones, named after a well-known city. */
export const timeZones = {
  zone_riyadh: 'Riyadh',
  zone_dubai: 'Dubai',
  zone_qatar: 'Doha',
  zone_kuwait: 'Kuwait',
  zone_bahrain: 'Manama',
  zone_muscat: 'Muscat',
  zone_cairo: 'Cairo',
  zone_amman: 'Amman',
  zone_beirut: 'Beirut',
  zone_london: 'London',
  zone_utc: 'UTC',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    'time-zones': typeof timeZones;
  }
}
