import { GENDERS, LANGUAGE_LEVELS } from '@proline/domain/people/person-fields';
import { cityName } from '@proline/domain/place/cities';
import { isCalendarDay } from '@proline/domain/time/calendar-day';
import { nameIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { calendarDate } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { withCommas } from '../../lib/texts/word-list.ts';
import { typesQuery } from '../event-plan/event-plan.api.ts';
import { countryName, languageName } from './code-names.parts.ts';

type Spoken = { readonly code: string; readonly level: unknown };
const isSpoken = (one: unknown): one is Spoken =>
  typeof one === 'object' && one !== null && 'code' in one && 'level' in one && typeof one.code === 'string';

/** Returns the value of a field of a person's form in words, such as for somebody who must choose between two. */
export const usePersonShown = (): ((field: string, value: unknown) => ReactNode) => {
  const { t, language } = useTranslation('person');
  const { data: roles } = useQuery(typesQuery);
  const roleName = (id: string): string => {
    const role = roles?.find((one) => one.id === id);
    return role === undefined ? '…' : nameIn(language, role);
  };
  const spoken = ({ code, level }: Spoken): string => {
    const known = LANGUAGE_LEVELS.find((one) => one === level);
    const name = languageName(language, code);
    return known === undefined ? name : `${name} (${t(`level_${known}`)})`;
  };
  const textOf = (field: string, text: string): string => {
    switch (field) {
      case 'gender': {
        const gender = GENDERS.find((one) => one === text);
        return gender === undefined ? text : t(`gender_${gender}`);
      }
      case 'nationality':
        return countryName(language, text);
      case 'city':
        return cityName(text, language);
      case 'birth_date':
        return isCalendarDay(text) ? calendarDate(language, text) : text;
      case 'photo_id':
        return t('photo');
      default:
        return text;
    }
  };
  return (field, value) => {
    if (Array.isArray(value) && value.length > 0) {
      const one = (item: unknown): string =>
        isSpoken(item) ? spoken(item) : field === 'role_ids' ? roleName(String(item)) : String(item);
      return <bdi>{withCommas(language, value.map(one))}</bdi>;
    }
    if (typeof value !== 'string' || value === '') return t('not_given');
    return <bdi>{textOf(field, value)}</bdi>;
  };
};
