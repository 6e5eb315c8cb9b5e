import type { EventBoard } from '@proline/contract/attendance/board';
import { UNZONED } from '@proline/contract/event-page/event-page';
import { nameIn } from '@proline/domain/text/name-in';
import { createPortal } from 'react-dom';
import { bareTime } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import type { BoardView } from '../board/board-model.ts';
import { usePrinted } from '../../../lib/screen/use-printed.ts';
import classes from './printed-roster.module.css';

type PrintedRosterProps = { readonly board: EventBoard; readonly view: BoardView; readonly onDone: () => void };

/** The people who are shown, on paper: both names, and room for what happens at the gate. It exists only while it is printed. */
export const PrintedRoster = ({ board, view, onDone }: PrintedRosterProps) => {
  const { t, language } = useTranslation('attendance');
  usePrinted(onDone);
  const clock = (moment: string | null) =>
    moment === null ? '' : bareTime(language, new Date(moment), board.event.time_zone);
  const roles = new Map(board.roles.map((role) => [role.id, nameIn(language, role)]));
  return createPortal(
    <div className={classes['roster']}>
      {view.columns.map(({ shift }, at) => (
        <section key={shift.id}>
          <h2>
            <bdi lang="">{nameIn(language, { name_en: board.event.title_en, name_ar: board.event.title_ar })}</bdi>
            {' · '}
            {shift.work_date} · {clock(shift.starts_at)}–{clock(shift.ends_at)}
          </h2>
          <table>
            <thead>
              <tr>
                {(
                  ['name_english', 'name_arabic', 'code', 'phone', 'role', 'zone', 'checked_in', 'checked_out'] as const
                ).map((key) => (
                  <th key={key} scope="col">
                    {t(key)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {view.rows.flatMap((row) =>
                (row.cells[at]?.people ?? []).map(({ person }) => (
                  <tr key={person.id}>
                    <td lang="en">
                      <bdi>{person.usher.name_en}</bdi>
                    </td>
                    <td lang="ar">
                      <bdi>{person.usher.name_ar}</bdi>
                    </td>
                    <td>
                      <bdi dir="ltr">U-{person.usher.code}</bdi>
                    </td>
                    <td>
                      <bdi dir="ltr">{person.usher.phone}</bdi>
                    </td>
                    <td lang="">{roles.get(person.role_id)}</td>
                    <td lang="">{row.key === UNZONED ? t('unzoned') : row.zone && nameIn(language, row.zone)}</td>
                    <td>{clock(person.checked_in_at)}</td>
                    <td>{clock(person.checked_out_at)}</td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </section>
      ))}
    </div>,
    document.body,
  );
};
