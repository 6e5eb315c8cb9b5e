import { HIRING_MODES } from '@proline/domain/event-plan/plan';
import { nameIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CityName } from '../../city/city-name.parts.tsx';
import { calendarDate } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { currencyName, moneyText } from '../../../lib/money/money-text.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { useZoneWords } from '../../time-zone/time-zone-words.parts.ts';
import { clockText } from '../shifts/shift-words.ts';
import { usePlan } from './plan-context.ts';
import { categoriesQuery } from '../event-plan.api.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const MOST_LINES = 6;

/** Shows one value of a plan, as far as one line can express it. */
export const PlanValue = ({ name, value }: { readonly name: string; readonly value: unknown }): ReactNode => {
  const { t, language } = useTranslation('event-plan');
  const { t: form } = useTranslation('form');
  const { plan } = usePlan();
  const { data: categories } = useQuery(categoriesQuery);
  const field = name.split('.')[1] ?? name;
  if (value === null || value === '' || value === undefined) return form('nothing');
  if (field === 'category_id') {
    const category = categories?.find(({ id }) => id === value);
    return category ? nameIn(language, category) : form('nothing');
  }
  if (field === 'cover_id') return t('an_image');
  if (typeof value === 'number')
    return field.endsWith('_minor')
      ? moneyText(language, plan.stepFour.currency, value)
      : formatNumber(language, value);
  if (typeof value === 'string') return <TextValue field={field} text={value} />;
  if (Array.isArray(value)) return <Lines field={field} items={value} />;
  if (!isObject(value)) return form('nothing');
  const { day, minutes, latitude, longitude, limit_minor } = value;
  if (typeof day === 'string' && typeof minutes === 'number')
    return `${calendarDate(language, day)} ${clockText(language, minutes)}`;
  if (typeof latitude === 'number' && typeof longitude === 'number')
    return <bdi dir="ltr">{`${latitude}, ${longitude}`}</bdi>;
  return typeof limit_minor === 'number' ? moneyText(language, plan.stepFour.currency, limit_minor) : form('nothing');
};

/** Shows the program's own words, such as a hiring mode, in the reader's language. */
const TextValue = ({ field, text }: { readonly field: string; readonly text: string }) => {
  const { t, language } = useTranslation('event-plan-headcount');
  const zones = useZoneWords();
  const mode = HIRING_MODES.find((one) => one === text);
  if (field === 'time_zone') return zones.withOffset(text);
  if (field === 'city') return <CityName of={text} />;
  if (field === 'currency') return currencyName(language, text);
  return field === 'hiring_mode' && mode !== undefined ? t(`mode_${mode}`) : <bdi>{text}</bdi>;
};

/** Shows shifts by their times and other lists by their length: the step itself shows which entries differ. */
const Lines = ({ field, items }: { readonly field: string; readonly items: readonly unknown[] }) => {
  const { t, language } = useTranslation('event-plan');
  if (field !== 'shifts') return t('entries', { count: items.length });
  const lines = items.filter(isObject).map(({ key, work_date, starts, ends }) => ({
    key: String(key),
    text: `${calendarDate(language, String(work_date))} ${clockText(language, Number(starts))}–${clockText(language, Number(ends))}`,
  }));
  return (
    <>
      {lines.slice(0, MOST_LINES).map(({ key, text }) => (
        <div key={key}>{text}</div>
      ))}
      {lines.length > MOST_LINES && <bdi dir="ltr">+{formatNumber(language, lines.length - MOST_LINES)}</bdi>}
    </>
  );
};
