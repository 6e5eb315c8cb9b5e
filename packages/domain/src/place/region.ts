/** Currencies that staff are paid in. */
export const CURRENCIES = ['SAR', 'AED', 'QAR', 'KWD', 'BHD', 'OMR', 'EGP'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Where events happen. */
export const TIME_ZONES = [
  'Asia/Riyadh',
  'Asia/Dubai',
  'Asia/Qatar',
  'Asia/Kuwait',
  'Asia/Bahrain',
  'Asia/Muscat',
  'Africa/Cairo',
  'Asia/Amman',
  'Asia/Beirut',
  'Europe/London',
  'UTC',
] as const;
export type TimeZone = (typeof TIME_ZONES)[number];

/** What is paid with where those clocks hold; elsewhere nobody is paid in the currency of the country. */
export const CURRENCY_BY_ZONE: Readonly<Partial<Record<TimeZone, Currency>>> = {
  'Asia/Riyadh': 'SAR',
  'Asia/Dubai': 'AED',
  'Asia/Qatar': 'QAR',
  'Asia/Kuwait': 'KWD',
  'Asia/Bahrain': 'BHD',
  'Asia/Muscat': 'OMR',
  'Africa/Cairo': 'EGP',
};

/** What precedes a number of that country when it is dialed from abroad. */
export const CALLING_CODE_BY_ZONE: Readonly<Partial<Record<TimeZone, string>>> = {
  'Asia/Riyadh': '966',
  'Asia/Dubai': '971',
  'Asia/Qatar': '974',
  'Asia/Kuwait': '965',
  'Asia/Bahrain': '973',
  'Asia/Muscat': '968',
  'Africa/Cairo': '20',
  'Asia/Amman': '962',
  'Asia/Beirut': '961',
};

/** Numbered as JavaScript does: 6 Saturday, 0 Sunday, 1 Monday. */
export const WEEK_STARTS = [6, 0, 1] as const;

/** The calendar of the second line below dates. */
export const SECOND_CALENDARS = ['none', 'islamic-umalqura'] as const;

/** Until the settings name another one, "today" is the day here. */
export const DEFAULT_TIME_ZONE = 'Asia/Riyadh';
