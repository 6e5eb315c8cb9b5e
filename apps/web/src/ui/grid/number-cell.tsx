import { withLatinDigits } from '@proline/domain/text/latin-digits';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { memo, useState, type KeyboardEvent } from 'react';
import { Icon } from '../picture/icon.tsx';
import classes from './number-cell.module.css';

type NumberCellProps = {
  readonly label: string;
  readonly value: number;
  readonly row: number;
  readonly column: number;
  /** The reason why the value is invalid. */
  readonly problem?: string | undefined;
  readonly small?: boolean;
  /** Receives the cell's position, so that one function serves a whole table. */
  readonly onChange: (row: number, column: number, value: number) => void;
};

const MOST_DIGITS = 4;

/** Keeps only digits, so that the screen always shows a number. */
const digitsOf = (text: string): string => withLatinDigits(text).replace(/\D/g, '').slice(0, MOST_DIGITS);

/** A whole number in a table. Typed digits replace it; + and −, or Alt with an arrow key, change it by one. */
export const NumberCell = memo(({ label, value, row, column, problem, small = false, onChange }: NumberCellProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const put = (text: string) => {
    setTyped(text);
    onChange(row, column, Number(text));
  };
  const step = (by: 1 | -1) => put(String(Math.max(0, value + by)));
  const onKey = (event: KeyboardEvent) => {
    const by =
      event.key === '+' || (event.altKey && event.key === 'ArrowUp')
        ? 1
        : event.key === '-' || (event.altKey && event.key === 'ArrowDown')
          ? -1
          : null;
    if (by === null) return;
    event.preventDefault();
    step(by);
  };
  const focused = typed !== null;
  return (
    <span className={classes['cell']} data-small={small || undefined} data-zero={value === 0 || undefined}>
      <input
        className={classes['input']}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        aria-label={label}
        aria-invalid={problem !== undefined}
        title={problem}
        data-row={row}
        data-column={column}
        value={typed !== null && Number(typed) === value ? typed : String(value)}
        onFocus={(event) => {
          setTyped(String(value));
          event.currentTarget.select();
        }}
        onBlur={() => setTyped(null)}
        onKeyDown={onKey}
        onChange={(event) => put(digitsOf(event.currentTarget.value))}
      />
      {focused && !small && (
        <span className={classes['steps']} aria-hidden="true" onPointerDown={(event) => event.preventDefault()}>
          <span onClick={() => step(1)}>
            <Icon of={IconChevronUp} size="xs" />
          </span>
          <span onClick={() => step(-1)}>
            <Icon of={IconChevronDown} size="xs" />
          </span>
        </span>
      )}
    </span>
  );
});
NumberCell.displayName = 'NumberCell';
