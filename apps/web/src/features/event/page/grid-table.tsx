import type { EventDetail, EventStaffing } from '@proline/contract/event';
import { useTranslation } from '../../../lib/i18n.ts';
import { FillCell } from './fill-cell.tsx';
import { shiftDay, shiftTimes } from './shift-words.ts';
import { UNZONED, type GridBy, type StaffingGrid } from './staffing-grid.ts';
import classes from './shifts.module.css';

type GridTableProps = {
  readonly event: EventDetail;
  readonly staffing: EventStaffing;
  readonly grid: StaffingGrid;
  readonly by: GridBy;
};

/** Scrolls inside its card; shifts and totals stay in sight. */
export const GridTable = ({ event, staffing, grid, by }: GridTableProps) => {
  const { t, language } = useTranslation('event');
  // after a cancellation nobody is missing
  const quiet = event.status === 'canceled';
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
                </span>
              </th>
              {cells.map((fill, at) => (
                <td key={grid.columns[at]}>
                  <FillCell fill={fill} quiet={quiet} />
                </td>
              ))}
              <td data-total>
                <FillCell fill={total} quiet={quiet} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('all_shifts')}</th>
            {grid.totals.map((fill, at) => (
              <td key={grid.columns[at]}>
                <FillCell fill={fill} quiet={quiet} />
              </td>
            ))}
            <td data-total>
              <FillCell fill={grid.total} quiet={quiet} />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
};

type ColumnHeadProps = Pick<GridTableProps, 'staffing' | 'by'> & { readonly column: string };

const ColumnHead = ({ staffing, column, by }: ColumnHeadProps) => {
  const { t, language } = useTranslation('event');
  if (column === UNZONED) return t('unzoned');
  const zone = by === 'zone' ? staffing.zones.find(({ id }) => id === column) : undefined;
  const named = zone ?? staffing.types.find(({ id }) => id === column);
  if (!named) return null;
  return (
    <span className={classes['column']}>
      {zone && (
        <span className={classes['code']}>
          {/* the colour is a mark beside the code: a code on a light colour could not be read */}
          <i style={{ background: zone.colour }} aria-hidden="true" />
          <bdi>{zone.code}</bdi>
        </span>
      )}
      <bdi>{language === 'ar' ? named.name_ar || named.name_en : named.name_en || named.name_ar}</bdi>
    </span>
  );
};
