import { ATTENDANCE_STATE_WORDS } from '@proline/contract/attendance/attendance.words';
import type { BoardPerson, EventBoard } from '@proline/contract/attendance/board';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { bareTime, weekdayDate } from '../../../lib/dates/dates.ts';
import { usePrinted } from '../../../lib/screen/use-printed.ts';
import type { BoardRow, BoardShift, BoardView } from '../board/board-model.ts';
import { roster as arabic } from './roster.ar.ts';
import { roster as english } from './roster.en.ts';
import classes from './printed-roster.module.css';

type PrintedRosterProps = { readonly board: EventBoard; readonly view: BoardView; readonly onDone: () => void };

const HEADS = ['name_english', 'name_arabic', 'code', 'phone', 'role', 'zone', 'checked_in', 'checked_out'] as const;

/** The people who are shown, on paper, in both languages at once: a gate is read by whoever stands there. It exists only while it is printed. */
export const PrintedRoster = ({ board, view, onDone }: PrintedRosterProps) => {
  usePrinted(onDone);
  return createPortal(
    <div className={classes['roster']}>
      {view.columns.map(({ shift }, at) => (
        <section key={shift.id}>
          <Title board={board} shift={shift} />
          <table dir="ltr">
            <thead>
              <tr>
                {HEADS.map((head) => (
                  <th key={head} scope="col">
                    <Both en={english[head]} ar={arabic[head]} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {view.rows.flatMap((row) =>
                (row.cells[at]?.people ?? []).map(({ person }) => (
                  <PersonRow key={person.id} board={board} row={row} person={person} />
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

type BothProps = { readonly en: ReactNode; readonly ar: ReactNode };

/** English, and Arabic below it. */
const Both = ({ en, ar }: BothProps) => (
  <>
    <span lang="en" dir="ltr">
      {en}
    </span>
    <span lang="ar" dir="rtl">
      {ar}
    </span>
  </>
);

/** English on the left, Arabic on the right. */
const Title = ({ board: { event }, shift }: { readonly board: EventBoard; readonly shift: BoardShift }) => {
  const from = bareTime('en', new Date(shift.starts_at), event.time_zone);
  const to = bareTime('en', new Date(shift.ends_at), event.time_zone);
  const sides = [
    { language: 'en', dir: 'ltr', words: english, title: event.title_en },
    { language: 'ar', dir: 'rtl', words: arabic, title: event.title_ar },
  ] as const;
  return (
    <h2 dir="ltr">
      {sides.map(({ language, dir, words, title }) => (
        <span key={language} lang={language} dir={dir}>
          <bdi>{title}</bdi>
          <small>
            {words.title} · {weekdayDate(language, new Date(`${shift.work_date}T00:00:00Z`), 'UTC')} ·{' '}
            <bdi dir="ltr">{`${from}–${to}`}</bdi>
          </small>
        </span>
      ))}
    </h2>
  );
};

/** Whom nobody at the gate waits for. */
const NotComing = ({ person: { state, reserve } }: { readonly person: BoardPerson }) => {
  if (state === 'no_show' || state === 'excused') return <Both {...ATTENDANCE_STATE_WORDS[state]} />;
  return reserve ? <Both en={english.reserve} ar={arabic.reserve} /> : null;
};

type PersonRowProps = { readonly board: EventBoard; readonly row: BoardRow; readonly person: BoardPerson };

const PersonRow = ({ board, row: { zone }, person }: PersonRowProps) => {
  const { usher, checked_in_at, checked_out_at } = person;
  const role = board.roles.find(({ id }) => id === person.role_id);
  const clock = (moment: string | null) =>
    moment === null ? '' : bareTime('en', new Date(moment), board.event.time_zone);
  return (
    <tr>
      <td lang="en">
        <bdi>{usher.name_en}</bdi>
      </td>
      <td lang="ar" dir="rtl">
        <bdi>{usher.name_ar}</bdi>
      </td>
      <td>U-{usher.code}</td>
      <td>{usher.phone}</td>
      <td>{role && <Both en={role.name_en} ar={role.name_ar} />}</td>
      <td>
        <Both en={zone?.name_en ?? english.unzoned} ar={zone?.name_ar ?? arabic.unzoned} />
      </td>
      <td>{checked_in_at === null ? <NotComing person={person} /> : clock(checked_in_at)}</td>
      <td>{clock(checked_out_at)}</td>
    </tr>
  );
};
