import type { EventDetail, EventStaffing } from '@proline/contract/event/event';
import { UNZONED } from '@proline/contract/event-page/event-page';
import { nameIn } from '@proline/domain/text/name-in';
import type { LinkProps } from '@tanstack/react-router';
import { timeOfDay } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { FillCell } from './fill-cell.tsx';
import { shiftDay, shiftTimes } from './shift-period.ts';
import { type GridBy, type StaffingGrid } from './staffing-grid.ts';
import classes from './shifts-tab.module.css';

type GridTableProps = {
  readonly event: EventDetail;
  readonly staffing: EventStaffing;
  readonly grid: StaffingGrid;
  readonly by: GridBy;
  /** The only role that is counted; null counts all. */
  readonly role: string | null;
};

/** Shows the grid, which scrolls inside its card while shifts and totals stay visible. */
export const GridTable = ({ event, staffing, grid, by, role }: GridTableProps) => {
  const { t, language } = useTranslation('event-page');
  // A canceled event does not lack people.
  const quiet = event.status === 'canceled';
  const linkTo = (shift: string | undefined, column?: string): LinkProps | undefined =>
    event.status === 'draft'
      ? undefined
      : {
          to: '/events/$id/$tab',
          params: { id: event.id, tab: 'attendance' },
          search: { ...(shift && { shift }), ...(role && { role }), ...(column && { [by]: column }) },
        };
  return (
    <div className={classes['scroll']} role="group" aria-label={t('tab_shifts')} tabIndex={0}>
      <table className={classes['grid']}>
        <thead>
          <tr>
            <th scope="col">{t('shift')}</th>
            {grid.columns.map((column) => (
              <th key={column} scope="col">
                <ColumnHead staffing={staffing} column={column} by={by} />
              </th>
            ))}
            <th scope="col">{t('total')}</th>
          </tr>
        </thead>
        <tbody>
          {grid.rows.map(({ shift, cells, total }) => (
            <tr key={shift.id}>
              <th scope="row">
                <span className={classes['when']}>
                  <b>{shiftDay(language, shift, event.time_zone)}</b>
                  <span>{shiftTimes(language, shift, event.time_zone)}</span>
                  <ShiftTerms shift={shift} zone={event.time_zone} />
                </span>
              </th>
              {cells.map((fill, at) => (
                <td key={grid.columns[at]}>
                  <FillCell fill={fill} quiet={quiet} link={linkTo(shift.id, grid.columns[at])} />
                </td>
              ))}
              <td data-total>
                <FillCell fill={total} quiet={quiet} link={linkTo(shift.id)} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('all_shifts')}</th>
            {grid.totals.map((fill, at) => (
              <td key={grid.columns[at]}>
                <FillCell fill={fill} quiet={quiet} link={linkTo(undefined, grid.columns[at])} />
              </td>
            ))}
            <td data-total>
              <FillCell fill={grid.total} quiet={quiet} link={linkTo(undefined)} />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
};

const MS_PER_MINUTE = 60_000;

type ShiftTermsProps = { readonly shift: EventStaffing['shifts'][number]; readonly zone: string };

/** Shows when to arrive and how long the break is, because people ask about these. */
const ShiftTerms = ({ shift, zone }: ShiftTermsProps) => {
  const { t, language } = useTranslation('event-page');
  const there = new Date(Date.parse(shift.starts_at) - shift.arrival_minutes * MS_PER_MINUTE);
  const terms = [
    ...(shift.arrival_minutes > 0 ? [t('be_there', { time: timeOfDay(language, there, zone) })] : []),
    ...(shift.break_minutes > 0 ? [t('break_of', { length: t('minutes', { count: shift.break_minutes }) })] : []),
  ];
  return terms.length === 0 ? null : <span>{terms.join(' · ')}</span>;
};

type ColumnHeadProps = Pick<GridTableProps, 'staffing' | 'by'> & { readonly column: string };

const ColumnHead = ({ staffing, column, by }: ColumnHeadProps) => {
  const { t, language } = useTranslation('event-page');
  if (column === UNZONED) return t('unzoned');
  const zone = by === 'zone' ? staffing.zones.find(({ id }) => id === column) : undefined;
  const named = zone ?? staffing.types.find(({ id }) => id === column);
  if (!named) return null;
  return (
    <span className={classes['column']}>
      {zone && (
        <span className={classes['code']}>
          {/* The color is a mark beside the code, because a code on a light color would be hard to read. */}
          <i style={{ background: zone.colour }} aria-hidden="true" />
          <bdi>{zone.code}</bdi>
        </span>
      )}
      <bdi>{nameIn(language, named)}</bdi>
    </span>
  );
};
