import type { EventDetail } from '@proline/contract/event';
import { ATTENDANCE_STATES, type AttendanceState, type EventAttendance } from '@proline/contract/event-tabs';
import { IconClockExclamation, IconUserCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { timeOfDay } from '../../../lib/dates.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { RecordTable } from '../../../ui/record-table.tsx';
import { attendanceQuery } from './event-page.api.ts';
import { hoursWords } from './hours-words.ts';
import { Loaded } from './loaded.tsx';
import { PersonLink } from './person-link.tsx';
import { shiftDay, shiftTimes } from './shift-words.ts';
import { StateBadge, type StateTone } from './state-badge.tsx';
import { StateFilter } from './state-filter.tsx';
import { useTabAddress } from './tab-address.ts';
import classes from './event-page.module.css';

const TONES: Readonly<Record<AttendanceState, StateTone>> = {
  expected: 'waiting',
  in: 'on',
  attended: 'good',
  no_show: 'bad',
  excused: 'off',
};

/** Who is expected, who is there, who did not come. */
export const AttendanceTab = ({ event }: { readonly event: EventDetail }) => {
  const { t } = useTranslation('event');
  const { search, page, pageLink } = useTabAddress();
  const chosen = ATTENDANCE_STATES.find((state) => state === search['state']) ?? null;
  const query = useQuery(attendanceQuery(event.id, chosen, page));
  const word = (state: AttendanceState) => t(`attendance_${state}`);
  return (
    <Loaded query={query}>
      {({ data, meta }) => (
        <div className={classes['stack']}>
          <StateFilter name="state" states={ATTENDANCE_STATES} counts={meta.counts} chosen={chosen} wordOf={word} />
          {data.length === 0 ? (
            <EmptyState
              as="h2"
              tone="grey"
              icon={<IconUserCheck size={24} stroke={1.75} aria-hidden />}
              title={t(chosen === null ? 'no_attendance' : 'none_in_state')}
              text={t('no_attendance_text')}
            />
          ) : (
            <Card
              title={t('tab_attendance')}
              end={
                meta.late > 0 && (
                  <span className={classes['late']}>
                    <IconClockExclamation size={14} stroke={1.75} aria-hidden />
                    {t('late_people', { count: meta.late })}
                  </span>
                )
              }
            >
              <AttendanceTable event={event} rows={data} updating={query.isPlaceholderData} word={word} />
              <Pager page={meta.current_page} perPage={meta.per_page} total={meta.total} linkTo={pageLink} />
            </Card>
          )}
        </div>
      )}
    </Loaded>
  );
};

type AttendanceTableProps = {
  readonly event: EventDetail;
  readonly rows: readonly EventAttendance[];
  readonly updating: boolean;
  readonly word: (state: AttendanceState) => string;
};

const AttendanceTable = ({ event, rows, updating, word }: AttendanceTableProps) => {
  const { t, language } = useTranslation('event');
  const clock = (text: string | null) => (text === null ? null : timeOfDay(language, new Date(text), event.time_zone));
  const named = (thing: { readonly name_en: string; readonly name_ar: string }) => (
    <bdi>{language === 'ar' ? thing.name_ar || thing.name_en : thing.name_en || thing.name_ar}</bdi>
  );
  return (
    <RecordTable
      label={t('tab_attendance')}
      rows={rows}
      keyOf={({ assignment_id }) => assignment_id}
      updating={updating}
      columns={[
        { key: 'usher', title: t('usher'), cell: ({ usher }) => <PersonLink person={usher} /> },
        {
          key: 'shift',
          title: t('shift'),
          cell: (row) => (
            <span className={classes['twoLines']}>
              <span>{shiftDay(language, row, event.time_zone)}</span>
              <span className={classes['quiet']}>{shiftTimes(language, row, event.time_zone)}</span>
            </span>
          ),
        },
        { key: 'role', title: t('role'), cell: ({ role }) => named(role) },
        ...(event.zones === 0
          ? []
          : [{ key: 'zone', title: t('zone'), cell: ({ zone }: EventAttendance) => zone && named(zone) }]),
        {
          key: 'state',
          title: t('status'),
          cell: ({ state }) => <StateBadge tone={TONES[state]}>{word(state)}</StateBadge>,
        },
        { key: 'in', title: t('checked_in'), end: true, cell: (row) => clock(row.checked_in_at) },
        { key: 'out', title: t('checked_out'), end: true, cell: (row) => clock(row.checked_out_at) },
        {
          key: 'late',
          title: t('late'),
          end: true,
          cell: ({ late_minutes }) =>
            late_minutes === 0 ? null : <b className={classes['late']}>{t('minutes', { count: late_minutes })}</b>,
        },
        {
          key: 'hours',
          title: t('hours'),
          end: true,
          cell: ({ approved_minutes }) => (approved_minutes === null ? null : hoursWords(language, approved_minutes)),
        },
      ]}
    />
  );
};
