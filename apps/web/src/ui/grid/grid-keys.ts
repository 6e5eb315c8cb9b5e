import type { ClipboardEvent, KeyboardEvent } from 'react';

type Place = { readonly row: number; readonly column: number };

const placeOf = (cell: HTMLElement): Place => ({
  row: Number(cell.dataset['row']),
  column: Number(cell.dataset['column']),
});

const cellIn = (target: EventTarget): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.dataset['row'] !== undefined ? target : null;

const goTo = (grid: Element, { row, column }: Place): boolean => {
  const cell = grid.querySelector<HTMLInputElement>(`input[data-row="${row}"][data-column="${column}"]`);
  cell?.focus();
  return cell !== null;
};

/** While somebody corrects a number, left and right move the caret within it. */
const atEdge = ({ selectionStart, selectionEnd, value }: HTMLInputElement, edge: 'start' | 'end'): boolean => {
  const whole = selectionStart === 0 && selectionEnd === value.length;
  return whole || (selectionStart === selectionEnd && selectionStart === (edge === 'start' ? 0 : value.length));
};

const lastColumn = (grid: Element, row: number): number =>
  Math.max(...[...grid.querySelectorAll<HTMLElement>(`input[data-row="${row}"]`)].map((cell) => placeOf(cell).column));

const target = (event: KeyboardEvent, cell: HTMLInputElement, grid: Element): Place | null => {
  const { row, column } = placeOf(cell);
  const rtl = getComputedStyle(grid).direction === 'rtl';
  // Numbers are written from the left in both writing directions.
  const left = { row, column: column + (rtl ? 1 : -1) };
  const right = { row, column: column + (rtl ? -1 : 1) };
  switch (event.key) {
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'Enter':
      return { row: row + (event.shiftKey ? -1 : 1), column };
    case 'ArrowLeft':
      return atEdge(cell, 'start') ? left : null;
    case 'ArrowRight':
      return atEdge(cell, 'end') ? right : null;
    case 'Home':
      return { row: event.ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row, column: lastColumn(grid, row) };
    default:
      return null;
  }
};

/** Moves between the cells of a table by arrow keys, Enter, Home and End. The table itself gets this handler. */
export const moveByKey = (event: KeyboardEvent<HTMLElement>): void => {
  const cell = cellIn(event.target);
  if (!cell || event.altKey || event.metaKey || (event.ctrlKey && event.key !== 'Home')) return;
  const place = target(event, cell, event.currentTarget);
  if (place && goTo(event.currentTarget, place)) event.preventDefault();
};

/**
 * Pastes a block from a spreadsheet, its first cell at the focused one; a single number is left to the field itself.
 */
export const pasteInto =
  (isBlock: (text: string) => boolean, paste: (text: string, at: Place) => void) =>
  (event: ClipboardEvent<HTMLElement>): void => {
    const cell = cellIn(event.target);
    const text = event.clipboardData.getData('text/plain');
    if (!cell || !isBlock(text)) return;
    event.preventDefault();
    cell.blur();
    paste(text, placeOf(cell));
    cell.focus();
  };
