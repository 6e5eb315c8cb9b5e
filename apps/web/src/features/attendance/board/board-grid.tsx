import type { EventBoard } from '@proline/contract/attendance/board';
import { nameIn } from '@proline/domain/text/name-in';
import { bareTimesBetween } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { CellContent } from './board-cell-content.tsx';
import type { BoardColumn, BoardRow, BoardShift, BoardView } from './board-model.ts';
import { ShiftHead } from './shift-head.tsx';
import classes from './live-board.module.css';

type BoardGridProps = {
  readonly board: EventBoard;
  readonly view: BoardView;
  readonly now: Date;
};

/** The shift that is on is wider than the others. */
const WIDE = 2.4;
const widthOf = ({ phase }: BoardColumn): number => (phase === 'on' ? WIDE : 1);

/** Zones below each other, the shifts of a day beside each other. */
export const BoardGrid = ({ board, view, now }: BoardGridProps) => {
  const { t, language } = useTranslation('attendance');
  const zone = board.event.time_zone;
  const parts = view.columns.reduce((sum, column) => sum + widthOf(column), 0);
  const rowName = useRowName();
  const timesOf = ({ starts_at, ends_at }: BoardShift) =>
    bareTimesBetween(language, new Date(starts_at), new Date(ends_at), zone);
  return (
    <table className={classes['grid']} aria-label={t('board')}>
      <colgroup>
        <col className={classes['zoneColumn']} />
        {view.columns.map((column) => (
          <col key={column.shift.id} style={{ inlineSize: `${(widthOf(column) / parts) * 100}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('zone')}</span>
          </th>
          {view.columns.map((column) => (
            <th key={column.shift.id} scope="col" data-phase={column.phase}>
              <ShiftHead column={column} timeZone={zone} now={now} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              <ZoneHead row={row} />
            </th>
            {row.cells.map((cell, at) => (
              <td key={cell.shift.id} data-phase={view.columns[at]?.phase}>
                <CellContent
                  cell={cell}
                  phase={view.columns[at]?.phase ?? 'ahead'}
                  label={`${rowName(row)}, ${timesOf(cell.shift)}`}
                  roles={board.roles}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** On a phone, one shift at a time: its zones as sections. */
export const BoardSections = ({ board, view, now }: BoardGridProps) => {
  const rowName = useRowName();
  const [column] = view.columns;
  if (!column) return null;
  return (
    <div className={classes['sections']}>
      <div className={classes['sectionHead']} data-phase={column.phase}>
        <ShiftHead column={column} timeZone={board.event.time_zone} now={now} />
      </div>
      {view.rows.map((row) => (
        <section key={row.key} aria-label={rowName(row)}>
          <ZoneHead row={row} />
          {row.cells.slice(0, 1).map((cell) => (
            <CellContent
              key={cell.shift.id}
              cell={cell}
              phase={column.phase}
              label={rowName(row)}
              roles={board.roles}
            />
          ))}
        </section>
      ))}
    </div>
  );
};

const useRowName = () => {
  const { t, language } = useTranslation('attendance');
  return ({ zone }: BoardRow): string => (zone ? nameIn(language, zone) : t('unzoned'));
};

const ZoneHead = ({ row }: { readonly row: BoardRow }) => {
  const { t } = useTranslation('attendance');
  const rowName = useRowName();
  return (
    <span className={classes['zone']}>
      {row.zone && (
        <span className={classes['code']}>
          <i style={{ background: row.zone.colour }} aria-hidden="true" />
          <bdi lang="">{row.zone.code}</bdi>
        </span>
      )}
      {row.zone ? (
        <bdi lang="" className={classes['zoneName']}>
          {rowName(row)}
        </bdi>
      ) : (
        <span className={classes['zoneName']}>{t('unzoned')}</span>
      )}
    </span>
  );
};
