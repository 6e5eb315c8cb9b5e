import { DEFAULT_TIME_ZONE } from '@proline/domain/place/region';
import { create } from 'zustand';
import type { Language } from '../preferences/preferences-cookie.ts';
import { LOCALES } from '../texts/plural-text.ts';

/** Components that write times render again when the zone is known or changed: `useTranslation` follows it. */
export const useRecordsZone = create<{ zone: string }>(() => ({ zone: DEFAULT_TIME_ZONE }));

/** Sets the organization's time zone, in which records are written; lib/preferences calls it with the settings. */
export const writeRecordsZone = (timeZone: string): void => {
  if (timeZone !== recordsZone()) useRecordsZone.setState({ zone: timeZone });
};

/** The time zone of what was recorded: entries, accounts, transfers. Events have their own. */
export const recordsZone = (): string => useRecordsZone.getState().zone;

const formats = new Map<string, Intl.DateTimeFormat>();

/** 'GMT+3' */
const offsetAt = (language: Language, at: Date, timeZone: string | undefined): string | undefined => {
  const key = `${LOCALES[language]} ${timeZone ?? ''}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], { timeZone, timeZoneName: 'shortOffset' });
  formats.set(key, format);
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
};

/** ' GMT+3' after a time that the reader's own clock would not show; otherwise nothing. */
export const zoneNote = (
  language: Language,
  at: Date,
  timeZone: string,
  /** By default the reader's own one. */ reader?: string,
): string => {
  const offset = offsetAt(language, at, timeZone);
  return offset === undefined || offset === offsetAt(language, at, reader) ? '' : `\u00a0${offset}`;
};
