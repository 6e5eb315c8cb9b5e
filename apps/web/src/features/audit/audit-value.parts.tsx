import type { AuditEntryView } from '@proline/contract/audit/audit';
import {
  amountOf,
  amountsOf,
  clockOf,
  fieldText,
  isClock,
  isErased,
  isMasked,
  isMoment,
  isPicture,
  isRecordId,
  partsOf,
  wallTimeOf,
} from '@proline/contract/audit/recorded-text';
import { recordedValue } from '@proline/contract/recorded';
import { cityName } from '@proline/domain/place/cities';
import { nameIn } from '@proline/domain/text/name-in';
import { calendarDate, moment } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { moneyText } from '../../lib/money/money-text.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { TextLink } from '../../ui/button/text-link.tsx';
import { countryName, languageName } from '../person/code-names.parts.ts';
import { placeOf } from './audit-words.parts.ts';
import classes from './audit.module.css';

type Names = AuditEntryView['names'];
type ValueProps = { field: string; value: unknown; entity: string; names: Names };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Shows a value in words: records by name, lists line by line, never as it is stored. */
export const Value = ({ field, value, entity, names }: ValueProps) => {
  const { t, language } = useTranslation('audit');
  if (value === undefined) return <span aria-hidden="true">–</span>;
  if (isMasked(value)) return <span className={classes['muted']}>{t('hidden')}</span>;
  if (isErased(value)) return <span className={classes['muted']}>{t('erased')}</span>;
  if (value === null || value === '') return <span className={classes['muted']}>{t('nothing')}</span>;
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (isClock(field, value)) return <bdi dir="ltr">{clockOf(value)}</bdi>;
  if (typeof value === 'number') return formatNumber(language, value);
  if (typeof value === 'string') return <Text field={field} text={value} entity={entity} names={names} />;
  if (Array.isArray(value)) return <Items field={field} items={value} entity={entity} names={names} />;
  if (typeof value === 'object') return <Parts parts={value} entity={entity} names={names} />;
  return null;
};

const Text = ({ field, text, entity, names }: Omit<ValueProps, 'value'> & { text: string }) => {
  const { t, language } = useTranslation('audit');
  const known = recordedValue(entity, field, text);
  if (known !== undefined) return known[language];
  if (field === 'stepOne.city' || field === 'city') return <bdi>{cityName(text, language)}</bdi>;
  if (field === 'nationality') return countryName(language, text);
  if (field === 'languages') return languageName(language, text);
  if (field === 'phone') return <bdi dir="ltr">{text}</bdi>;
  if (isPicture(field, text)) return t('a_picture');
  if (isRecordId(text)) return <Record id={text} names={names} />;
  if (DAY.test(text)) return calendarDate(language, text);
  if (isMoment(text)) return moment(language, new Date(text));
  return <bdi>{text}</bdi>;
};

const Record = ({ id, names }: { id: string; names: Names }) => {
  const { t, language } = useTranslation('audit');
  const found = names.find((one) => one.id === id);
  if (found === undefined) return <span className={classes['muted']}>{t('no_name')}</span>;
  const place = placeOf(found.entity, id);
  const name = nameIn(language, found);
  return place === null ? (
    <bdi>{name}</bdi>
  ) : (
    <TextLink {...place} label={name}>
      {name}
    </TextLink>
  );
};

const Items = ({ field, items, entity, names }: Omit<ValueProps, 'value'> & { items: readonly unknown[] }) => {
  const { t } = useTranslation('audit');
  if (items.length === 0) return <span className={classes['muted']}>{t('nothing')}</span>;
  return (
    <ul className={classes['items']}>
      {items.map((item, index) => (
        <li key={index}>
          <Value field={field} value={item} entity={entity} names={names} />
        </li>
      ))}
    </ul>
  );
};

const Parts = ({ parts, entity, names }: { parts: object; entity: string; names: Names }) => {
  const { t, language } = useTranslation('audit');
  const amount = amountOf(parts);
  if (amount) return moneyText(language, amount.currency, amount.minor);
  const amounts = amountsOf(parts);
  if (amounts?.length === 0) return <span className={classes['muted']}>{t('nothing')}</span>;
  if (amounts) return amounts.map(({ currency, minor }) => moneyText(language, currency, minor)).join(' · ');
  const at = wallTimeOf(parts);
  if (at)
    return (
      <>
        {calendarDate(language, at.day)} <bdi dir="ltr">{clockOf(at.minutes)}</bdi>
      </>
    );
  return (
    <>
      {partsOf(parts).map(([name, value], index) => (
        <span key={name}>
          {index > 0 && ' · '}
          {fieldText(language, name)}: <Value field={name} value={value} entity={entity} names={names} />
        </span>
      ))}
    </>
  );
};
