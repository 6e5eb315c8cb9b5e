import { ADMIN_STATUS_WORDS, PERMISSION_SET_WORDS } from '@proline/contract/admin-account/admin-account.words';
import type { AuditEntryView } from '@proline/contract/audit/audit';
import { EVENT_STATUS_WORDS } from '@proline/contract/event/event.words';
import type { ValueWords } from '@proline/contract/frame/words';
import { TEAM_LEADER_STATUS_WORDS } from '@proline/contract/team-leader/team-leader.words';
import { TRANSFER_STATUS_WORDS } from '@proline/contract/transfer/transfer.words';
import { USHER_STATUS_WORDS } from '@proline/contract/usher/usher.words';
import { cityName } from '@proline/domain/place/cities';
import { nameIn } from '@proline/domain/text/name-in';
import { calendarDate, moment } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { moneyText } from '../../lib/money/money-text.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { TextLink } from '../../ui/button/text-link.tsx';
import { placeOf } from './audit-words.ts';
import { useFieldWord } from './use-field-word.ts';
import { clockOf, isMasked } from './changed-values.ts';
import classes from './audit.module.css';

type Names = AuditEntryView['names'];
type ValueProps = { field: string; value: unknown; entity: string; names: Names };

const STATUS_WORDS: Readonly<Record<string, ValueWords>> = {
  admin: ADMIN_STATUS_WORDS,
  event: EVENT_STATUS_WORDS,
  team_leader: TEAM_LEADER_STATUS_WORDS,
  transfer: TRANSFER_STATUS_WORDS,
  usher: USHER_STATUS_WORDS,
};
const wordsOf = (field: string, entity: string): ValueWords | undefined =>
  field === 'status' ? STATUS_WORDS[entity] : field === 'permission_set' ? PERMISSION_SET_WORDS : undefined;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;
/** What is said first of a part; the database keeps no order. */
const FIRST = ['ends', 'starts', 'work_date', 'leader_id', 'type_id'];
/** Names of parts of a plan that only the program knows. */
const KEYS = new Set(['key', 'of', 'shift', 'zone', 'colour', 'view_id']);

/** Shows a value in words: records by name, lists line by line, never as it is stored. */
export const Value = ({ field, value, entity, names }: ValueProps) => {
  const { t, language } = useTranslation('audit');
  if (value === undefined) return <span aria-hidden="true">–</span>;
  if (isMasked(value)) return <span className={classes['muted']}>{t('hidden')}</span>;
  if (value === null || value === '') return <span className={classes['muted']}>{t('nothing')}</span>;
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'number') return formatNumber(language, value);
  if (typeof value === 'string') return <Text field={field} text={value} entity={entity} names={names} />;
  if (Array.isArray(value)) return <Items field={field} items={value} entity={entity} names={names} />;
  if (typeof value === 'object') return <Parts parts={value} entity={entity} names={names} />;
  return null;
};

const Text = ({ field, text, entity, names }: Omit<ValueProps, 'value'> & { text: string }) => {
  const { t, language } = useTranslation('audit');
  const known = wordsOf(field, entity)?.[text];
  if (known !== undefined) return known[language];
  if (field === 'stepOne.city') return <bdi>{cityName(text, language)}</bdi>;
  if (UUID.test(text)) return <Record id={text} names={names} />;
  if (DAY.test(text)) return calendarDate(language, text);
  if (MOMENT.test(text)) return moment(language, new Date(text));
  return <bdi>{text.startsWith('/') ? t('a_picture') : text}</bdi>;
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
  const { language } = useTranslation('audit');
  const fieldWord = useFieldWord();
  const facts = new Map<string, unknown>(Object.entries(parts));
  const [minor, currency, day, minutes] = ['minor', 'currency', 'day', 'minutes'].map((name) => facts.get(name));
  if (typeof minor === 'number' && typeof currency === 'string') return moneyText(language, currency, minor);
  if (typeof day === 'string' && typeof minutes === 'number')
    return (
      <>
        {calendarDate(language, day)} <bdi dir="ltr">{clockOf(minutes)}</bdi>
      </>
    );
  return (
    <>
      {[...facts]
        .filter(([name, value]) => !KEYS.has(name) && value !== null)
        .sort(([one], [other]) => FIRST.indexOf(other) - FIRST.indexOf(one))
        .map(([name, value], index) => (
          <span key={name}>
            {index > 0 && ' · '}
            {fieldWord(name)}{' '}
            {(name === 'starts' || name === 'ends') && typeof value === 'number' ? (
              <bdi dir="ltr">{clockOf(value)}</bdi>
            ) : (
              <Value field={name} value={value} entity={entity} names={names} />
            )}
          </span>
        ))}
    </>
  );
};
