import type { BoardPerson, EventBoard } from '@proline/contract/attendance/board';
import { nameIn, ownFirst } from '@proline/domain/text/name-in';
import { IconCircleCheck, IconCircleX, IconClockExclamation, IconScan } from '@tabler/icons-react';
import { bareTime } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import type { Scanned } from './use-scan.ts';
import classes from './scan.module.css';

type ScanResultProps = { readonly board: EventBoard; readonly scanned: Scanned | null; readonly waiting: number };

/** What the last pass has led to, to be read from a step away. */
export const ScanResult = ({ board, scanned, waiting }: ScanResultProps) => {
  const { t } = useTranslation('attendance');
  return (
    <div role="status" aria-live="assertive" className={classes['result']} data-tone={toneOf(scanned)}>
      {scanned === null && (
        <>
          <Icon of={IconScan} size="xxl" />
          <p className={classes['words']}>{t('scan_ready')}</p>
        </>
      )}
      {scanned?.result === 'refused' && (
        <>
          <Icon of={IconCircleX} size="xxl" />
          <p className={classes['words']}>{scanned.text}</p>
        </>
      )}
      {scanned?.result === 'done' && <Passed board={board} {...scanned} />}
      {waiting > 0 && <p className={classes['quiet']}>{t('waiting_count', { count: waiting })}</p>}
    </div>
  );
};

const isLate = (scanned: Scanned): boolean =>
  scanned.result === 'done' && scanned.kind === 'check_in' && scanned.person.is_late;

const toneOf = (scanned: Scanned | null): 'ready' | 'good' | 'late' | 'bad' => {
  if (scanned === null) return 'ready';
  if (scanned.result === 'refused') return 'bad';
  return isLate(scanned) ? 'late' : 'good';
};

type PassedProps = { readonly board: EventBoard } & Extract<Scanned, { readonly result: 'done' }>;

/** The photo, because a pass can be shown by somebody else. */
const Passed = ({ board, kind, person, result }: PassedProps) => {
  const { t, language } = useTranslation('attendance');
  const name = nameIn(language, person.usher);
  const [, other] = ownFirst(language, person.usher.name_en, person.usher.name_ar);
  const zone = board.zones.find(({ id }) => id === person.zone_id);
  const role = board.roles.find(({ id }) => id === person.role_id);
  return (
    <>
      <Avatar name={name} image={person.usher.photo} size={64} />
      <div className={classes['passed']}>
        <p className={classes['words']}>
          <bdi lang="">{name}</bdi>
        </p>
        {other !== '' && other !== name && (
          <p className={classes['quiet']}>
            <bdi lang="">{other}</bdi>
          </p>
        )}
        <p className={classes['when']}>
          <Icon of={isLate({ kind, person, result }) ? IconClockExclamation : IconCircleCheck} size="xl" />
          <When board={board} kind={kind} person={person} />
        </p>
        <p className={classes['quiet']}>
          {zone ? <bdi lang="">{nameIn(language, zone)}</bdi> : t('unzoned')}
          {role && (
            <>
              {' · '}
              <bdi lang="">{nameIn(language, role)}</bdi>
            </>
          )}
        </p>
      </div>
    </>
  );
};

const MS_PER_MINUTE = 60_000;

const When = ({ board, kind, person }: Omit<PassedProps, 'result'>) => {
  const { t, language } = useTranslation('attendance');
  const clock = (moment: string) => bareTime(language, new Date(moment), board.event.time_zone);
  if (kind === 'check_out')
    return person.checked_out_at === null ? null : t('scan_out_at', { time: clock(person.checked_out_at) });
  if (person.checked_in_at === null) return null;
  return `${t('chip_in', { time: clock(person.checked_in_at) })} · ${punctuality(board, person, t)}`;
};

type Say = ReturnType<typeof useTranslation<'attendance'>>['t'];

const punctuality = (board: EventBoard, { checked_in_at, shift_id, is_late, late_minutes }: BoardPerson, t: Say) => {
  if (is_late) return t('chip_late', { count: late_minutes });
  const starts_at = board.shifts.find(({ id }) => id === shift_id)?.starts_at;
  if (starts_at === undefined || checked_in_at === null) return t('scan_on_time');
  const early = Math.floor((Date.parse(starts_at) - Date.parse(checked_in_at)) / MS_PER_MINUTE);
  return early > 0 ? t('scan_early', { count: early }) : t('scan_on_time');
};
