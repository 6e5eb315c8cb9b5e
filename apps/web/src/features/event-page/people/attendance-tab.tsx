import type { EventDetail } from '@proline/contract/event/event';
import type { EventAttendance } from '@proline/contract/event-page/event-page';
import {
  ATTENDANCE_CHOICES,
  type AttendanceChoice,
  type AttendanceState,
} from '@proline/domain/attendance/attendance-state';
import { takesStaff } from '@proline/domain/assignment/assigning';
import { nameIn } from '@proline/domain/text/name-in';
import { IconAlertTriangle, IconLayoutGrid, IconList, IconUserCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { timeOfDay } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { LOCALES } from '../../../lib/texts/plural-text.ts';
import { Segmented } from '../../../ui/choice/segmented.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Pager } from '../../../ui/page/pager.tsx';
import { RecordTable } from '../../../ui/page/record-table.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { LiveBoard } from '../../attendance/board/live-board.parts.tsx';
import { IncidentList } from '../../incident/incident-list.parts.tsx';
import { attendanceQuery } from '../event-page.api.ts';
import { hoursWords } from '../../../lib/dates/hours-words.ts';
import { Loaded } from '../loaded.tsx';
import { PartChoices, usePart, type PartName } from './part-choices.tsx';
import { PersonLink } from './person-link.tsx';
import { shiftDay, shiftTimes } from '../shifts/shift-period.ts';
import { StateBadge, type StateTone } from './state-badge.parts.tsx';
import { StateFilter } from './state-filter.tsx';
import { useTabAddress } from '../use-tab-address.ts';
import classes from '../event-page.module.css';

const TONES: Readonly<Record<AttendanceState, StateTone>> = {
  expected: 'waiting',
  in: 'on',
  left: 'off',
  attended: 'good',
  no_show: 'bad',
  excused: 'off',
};

const PARTS: readonly PartName[] = ['shift', 'zone', 'role'];

/** While it goes on it is a board that others mark on, too; afterwards a list of who came and for how long. */
export const AttendanceTab = ({ event }: { readonly event: EventDetail }) => {
  const { t } = useTranslation('event-page');
  const { search, page, linkTo, pageLink } = useTabAddress();
  const navigate = useNavigate();
  if (event.status === 'draft') return <AttendanceList event={event} />;
  const view = search.view ?? (takesStaff(event.status) ? 'board' : 'list');
  return (
    <div className={classes['stack']}>
      <div className={classes['views']}>
        <Segmented
          label={t('attendance_view')}
          value={view}
          options={[
            { value: 'board', label: t('attendance_board'), icon: <Icon of={IconLayoutGrid} size="s" /> },
            { value: 'list', label: t('attendance_list'), icon: <Icon of={IconList} size="s" /> },
            {
              value: 'incidents',
              label: t('attendance_incidents'),
              icon: <Icon of={IconAlertTriangle} size="s" />,
            },
          ]}
          onChange={(chosen) => void navigate(linkTo({ view: chosen }))}
        />
      </div>
      {view === 'board' && <LiveBoard eventId={event.id} />}
      {view === 'list' && <AttendanceList event={event} />}
      {view === 'incidents' && (
        <IncidentList eventId={event.id} timeZone={event.time_zone} page={page} pageLink={pageLink} />
      )}
    </div>
  );
};

/** Shows who is expected, who is there, and who did not come. */
const AttendanceList = ({ event }: { readonly event: EventDetail }) => {
  const { t } = useTranslation('event-page');
  const { search, page, pageLink } = useTabAddress();
  const chosen = ATTENDANCE_CHOICES.find((state) => state === search.state) ?? null;
  const part = usePart(PARTS);
  const query = useQuery(attendanceQuery(event.id, { ...part, ...(chosen && { state: chosen }), page }));
  const narrowed = chosen !== null || Object.keys(part).length > 0;
  const word = (state: AttendanceChoice) => t(`attendance_${state}`);
  return (
    <Loaded query={query}>
      {({ data, meta }) => (
        <div className={classes['stack']}>
          <div className={classes['narrowing']}>
            <StateFilter
              name="state"
              states={ATTENDANCE_CHOICES}
              counts={{ ...meta.counts, late: meta.late }}
              chosen={chosen}
              beside="late"
              wordOf={word}
            />
            {(meta.total > 0 || narrowed) && <PartChoices event={event} names={PARTS} part={part} />}
          </div>
          {data.length === 0 ? (
            <EmptyState
              as="h2"
              tone="grey"
              icon={<Icon of={IconUserCheck} size="xxl" />}
              title={t(narrowed ? 'none_in_state' : emptyTitle(event))}
              text={t(event.status === 'draft' ? 'no_attendance_draft' : 'no_attendance_text')}
            />
          ) : (
            <Card title={t('attendance_title')}>
              <AttendanceTable event={event} rows={data} updating={query.isPlaceholderData} word={word} />
              <Pager page={meta.current_page} perPage={meta.per_page} total={meta.total} linkTo={pageLink} />
            </Card>
          )}
        </div>
      )}
    </Loaded>
  );
};

const emptyTitle = ({ status }: EventDetail) =>
  status === 'canceled' || status === 'completed' ? 'no_attendance_over' : 'no_attendance';

type AttendanceTableProps = {
  readonly event: EventDetail;
  readonly rows: readonly EventAttendance[];
  readonly updating: boolean;
  readonly word: (state: AttendanceState) => string;
};

const AttendanceTable = ({ event, rows, updating, word }: AttendanceTableProps) => {
  const { t, language } = useTranslation('event-page');
  const oneDigit = new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const clock = (text: string | null) => (text === null ? null : timeOfDay(language, new Date(text), event.time_zone));
  const named = (thing: { readonly name_en: string; readonly name_ar: string }) => <bdi>{nameIn(language, thing)}</bdi>;
  return (
    <RecordTable
      label={t('attendance_title')}
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
          cell: ({ late_minutes, is_late }) =>
            late_minutes === 0 ? null : (
              <span className={classes[is_late ? 'late' : 'quiet']}>{t('minutes', { count: late_minutes })}</span>
            ),
        },
        {
          key: 'hours',
          title: t('hours'),
          end: true,
          // People who did not come have no hours rather than zero hours.
          cell: ({ approved_minutes }) => (approved_minutes ? hoursWords(language, approved_minutes) : null),
        },
        {
          key: 'rating',
          title: t('attendance_rating'),
          end: true,
          cell: ({ stars }) => (stars === null ? null : oneDigit.format(stars)),
        },
      ]}
    />
  );
};
