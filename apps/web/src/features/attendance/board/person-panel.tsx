import type { BoardPerson, EventBoard } from '@proline/contract/attendance/board';
import { nameIn, ownFirst } from '@proline/domain/text/name-in';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { bareTime, timesBetween } from '../../../lib/dates/dates.ts';
import { hoursWords } from '../../../lib/dates/hours-words.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { focusFirst } from '../../../ui/overlay/focus-first.ts';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { useArrivalWords } from '../arrival/use-arrival-words.ts';
import { standIns } from '../arrival/arrivals.ts';
import classes from './person-panel.module.css';

type PersonPanelProps = {
  readonly board: EventBoard;
  readonly person: BoardPerson;
  readonly close: () => void;
  /** What can be done. */
  readonly children?: ReactNode;
};

/** Everything about one person at one shift, beside the chip. */
export const PersonPanel = ({ board, person, close, children }: PersonPanelProps) => {
  const { t, language } = useTranslation('attendance');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirst(panel.current), []);
  // A button that has done its work goes, and the focus with it: Escape would close nothing.
  useEffect(() => {
    if (document.activeElement === document.body) focusFirst(panel.current);
  });
  const { usher } = person;
  const name = nameIn(language, usher);
  const [, other] = ownFirst(language, usher.name_en, usher.name_ar);
  return (
    <div ref={panel} role="dialog" aria-label={name} className={classes['panel']}>
      <div className={classes['head']}>
        <Avatar name={name} image={usher.photo} size={32} />
        <span className={classes['names']}>
          <b>
            <bdi lang="">{name}</bdi>
          </b>
          {other !== name && other !== '' && (
            <span className={classes['quiet']}>
              <bdi lang="">{other}</bdi>
            </span>
          )}
          <span className={classes['quiet']}>
            <Where board={board} person={person} />
          </span>
        </span>
        <IconButton label={t('close')} onClick={close}>
          <Icon of={IconX} />
        </IconButton>
      </div>
      <Facts board={board} person={person} />
      {children}
      <div className={classes['foot']}>
        <bdi dir="ltr">U-{usher.code}</bdi>
        {usher.phone !== null && (
          <a href={`tel:${usher.phone}`} className={classes['link']} aria-label={`${t('phone')}: ${usher.phone}`}>
            <bdi dir="ltr">{usher.phone}</bdi>
          </a>
        )}
        <Link to="/ushers/$id" params={{ id: usher.id }} className={classes['link'] ?? ''}>
          {t('profile')}
        </Link>
      </div>
    </div>
  );
};

const Where = ({ board, person }: Pick<PersonPanelProps, 'board' | 'person'>) => {
  const { t, language } = useTranslation('attendance');
  const shift = board.shifts.find(({ id }) => id === person.shift_id);
  const zone = board.zones.find(({ id }) => id === person.zone_id);
  const role = board.roles.find(({ id }) => id === person.role_id);
  const times =
    shift && timesBetween(language, new Date(shift.starts_at), new Date(shift.ends_at), board.event.time_zone);
  return (
    <>
      {zone ? <bdi lang="">{nameIn(language, zone)}</bdi> : t('unzoned')}
      {role && (
        <>
          {' · '}
          <bdi lang="">{nameIn(language, role)}</bdi>
        </>
      )}
      {times !== undefined && ` · ${times}`}
    </>
  );
};

/** What is on record; nothing for somebody who is only expected. */
const Facts = ({ board, person }: Pick<PersonPanelProps, 'board' | 'person'>) => {
  const { t, language } = useTranslation('attendance');
  const clock = (moment: string) => bareTime(language, new Date(moment), board.event.time_zone);
  const { instead } = useArrivalWords(board.event.time_zone);
  const standIn = standIns(board.people).get(person.id);
  const missing = board.people.find(({ id }) => id === person.replaces);
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...(missing
      ? [
          [
            t('instead_of'),
            <bdi key="missing" lang="">
              {nameIn(language, missing.usher)}
            </bdi>,
          ] as const,
        ]
      : []),
    ...(standIn ? [[t('stand_in'), instead(standIn)] as const] : []),
    ...(person.state === 'expected' && person.expected_at !== null
      ? [[t('expected_at'), clock(person.expected_at)] as const]
      : []),
    ...(person.checked_in_at === null ? [] : [[t('checked_in'), clock(person.checked_in_at)] as const]),
    ...(person.checked_out_at === null ? [] : [[t('checked_out'), clock(person.checked_out_at)] as const]),
    ...(person.late_minutes > 0 && person.checked_in_at !== null
      ? [[t('late_by'), t('minutes', { count: person.late_minutes })] as const]
      : []),
    ...(person.method !== null && person.checked_in_at !== null
      ? [[t('how'), `${t(`method_${person.method}`)}${person.outside ? ` · ${t('away')}` : ''}`] as const]
      : []),
    ...(person.approved_minutes ? [[t('hours'), hoursWords(language, person.approved_minutes)] as const] : []),
    ...(person.reason === null
      ? []
      : [
          [
            t('reason'),
            <span key="reason" dir="auto" lang="">
              {ownFirst(language, person.reason.en, person.reason.ar)[0]}
            </span>,
          ] as const,
        ]),
  ];
  if (facts.length === 0) return null;
  return (
    <dl className={classes['facts']}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
