import type { Translated } from '../../lib/texts/i18n.ts';
import type { timeZones as en } from './time-zones.en.ts';

export const timeZones: Translated<typeof en> = {
  zone_riyadh: 'الرياض',
  zone_dubai: 'دبي',
  zone_qatar: 'الدوحة',
  zone_kuwait: 'الكويت',
  zone_bahrain: 'المنامة',
  zone_muscat: 'مسقط',
  zone_cairo: 'القاهرة',
  zone_amman: 'عمّان',
  zone_beirut: 'بيروت',
  zone_london: 'لندن',
  zone_utc: 'التوقيت العالمي',
};
