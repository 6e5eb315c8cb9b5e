import type { MergePerson } from '@proline/contract/person-merge/person-merge';
import { nameIn } from '@proline/domain/text/name-in';
import { useId, type ReactNode } from 'react';
import { calendarDate, mediumDate } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { withCommas } from '../../lib/texts/word-list.ts';
import { Avatar } from '../../ui/picture/avatar.tsx';
import { CityName } from '../city/city-name.parts.tsx';
import classes from './person-merge.module.css';

type ComparedRecordsProps = {
  readonly one: MergePerson;
  readonly other: MergePerson;
  /** whose record stays */
  readonly keep: string;
  readonly onKeep: (id: string) => void;
};

/** Both records in two columns; what differs is marked. */
export const ComparedRecords = ({ one, other, keep, onKeep }: ComparedRecordsProps) => {
  const { t, language } = useTranslation('person-merge');
  const group = useId();
  const rows = useRows();
  const sides = [one, other];
  return (
    <table className={classes['compared']}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('field')}</span>
          </th>
          {sides.map((person) => (
            <th key={person.id} scope="col" data-kept={person.id === keep || undefined}>
              <label className={classes['side']}>
                <Avatar name={nameIn(language, person)} image={person.photo} size={32} />
                <span className={classes['choice']}>
                  <input
                    type="radio"
                    name={group}
                    checked={person.id === keep}
                    onChange={() => onKeep(person.id)}
                    aria-label={`${t('keep')}: ${nameIn(language, person)}`}
                  />
                  {t('keep')}
                </span>
              </label>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, valueOf, textOf }) => {
          const differs = textOf(one) !== textOf(other);
          return (
            <tr key={label} data-differs={differs || undefined}>
              <th scope="row">{label}</th>
              {sides.map((person) => (
                <td key={person.id}>
                  {textOf(person) === '' ? <span className={classes['quiet']}>{t('none')}</span> : valueOf(person)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

type Row = {
  readonly label: string;
  readonly textOf: (person: MergePerson) => string;
  readonly valueOf: (person: MergePerson) => ReactNode;
};

const useRows = (): Row[] => {
  const { t, language } = useTranslation('person-merge');
  const { t: statusText } = useTranslation('status');
  const text = (label: string, textOf: (person: MergePerson) => string, ltr = false): Row => ({
    label,
    textOf,
    valueOf: (person) => (ltr ? <bdi dir="ltr">{textOf(person)}</bdi> : <bdi>{textOf(person)}</bdi>),
  });
  const hats = ({ usher, leader }: MergePerson) => [
    ...(usher ? [`U-${usher.code}`] : []),
    ...(leader ? [`L-${leader.code}`] : []),
  ];
  const statuses = ({ usher, leader }: MergePerson) => [
    ...(usher ? [statusText(`usher_${usher.status}`)] : []),
    ...(leader ? [statusText(`team_leader_${leader.status}`)] : []),
  ];
  const counts = (['shifts', 'applications', 'transfers', 'interviews', 'documents'] as const).map((part) =>
    text(t(part), ({ has }) => (has[part] === 0 ? '' : formatNumber(language, has[part]))),
  );
  return [
    text(t('name'), (person) => nameIn(language, person)),
    text(t('code'), (person) => hats(person).join(', '), true),
    text(t('status'), (person) => withCommas(language, statuses(person))),
    text(t('phone'), ({ phone }) => phone, true),
    text(t('email'), ({ email }) => email ?? '', true),
    text(t('birth_date'), ({ birth_date }) => (birth_date === null ? '' : calendarDate(language, birth_date))),
    { label: t('city'), textOf: ({ city }) => city, valueOf: ({ city }) => <CityName of={city} /> },
    text(t('id_number'), ({ id_number_last4 }) => (id_number_last4 === null ? '' : `•••• ${id_number_last4}`), true),
    text(t('iban'), ({ iban_last4 }) => (iban_last4 === null ? '' : `•••• ${iban_last4}`), true),
    text(t('joined'), ({ created_at }) => mediumDate(language, new Date(created_at))),
    ...counts,
  ];
};
