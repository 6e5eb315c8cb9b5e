import type { CalendarDay } from '@proline/domain/time/calendar-day';
import { useState } from 'react';
import { DateField } from '../ui/date/date-field.tsx';
import { ClockBox } from '../ui/grid/clock-box.tsx';
import { DateBox } from '../ui/grid/date-box.tsx';
import { moveByKey } from '../ui/grid/grid-keys.ts';
import { NumberCell } from '../ui/grid/number-cell.tsx';
import { FieldPlace, useSay, type Specimen } from './specimen.tsx';

const Days = () => {
  const say = useSay();
  const [day, setDay] = useState<CalendarDay>('2026-12-09');
  const label = say('First day', 'اليوم الأول');
  return (
    <>
      <FieldPlace>
        <DateField label={label} value={day} onChange={setDay} />
      </FieldPlace>
      <FieldPlace>
        <DateField label={label} value={day} onChange={setDay} error={say('It is over.', 'لقد انقضى.')} />
      </FieldPlace>
      <DateBox label={label} day={day} onChange={setDay} />
    </>
  );
};

const Clocks = () => {
  const say = useSay();
  const [minutes, setMinutes] = useState(450);
  const clock = { label: say('From', 'من'), minutes, onChange: setMinutes };
  return (
    <>
      <ClockBox {...clock} />
      <ClockBox {...clock} invalid />
      <ClockBox {...clock} large />
    </>
  );
};

const ROWS = [0, 1, 2];

const Cells = () => {
  const say = useSay();
  const [values, setValues] = useState<Readonly<Record<string, number>>>({ '0 0': 12, '1 1': 4, '2 2': 40 });
  const label = say('Ushers', 'المنظمون');
  return (
    <table aria-label={label} onKeyDown={moveByKey}>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            {ROWS.map((column) => (
              <td key={column}>
                <NumberCell
                  label={label}
                  row={row}
                  column={column}
                  small={column === 2}
                  value={values[`${row} ${column}`] ?? 0}
                  problem={row === 2 && column === 2 ? say('Too many', 'أكثر من اللازم') : undefined}
                  onChange={(_row, _column, value) => setValues({ ...values, [`${row} ${column}`]: value })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

export const specimens: readonly Specimen[] = [
  { name: 'DateField, DateBox', Show: Days },
  { name: 'ClockBox', Show: Clocks },
  { name: 'NumberCell', Show: Cells },
];
