import type { RoleHeadcount } from '../headcount/headcount.ts';
import { pastedCells } from './pasted-cells.ts';
import type { Role } from '../plan.ts';
import { columnWord, roleFinder } from './pasted-words.ts';
import { wholeNumber } from '../../text/latin-digits.ts';

type PastedHeadcount = {
  readonly needs: readonly RoleHeadcount[];
  /** names that are no role */
  readonly unknown: readonly string[];
  /** cells with something else than a number */
  readonly unread: number;
  /** columns for which there is no shift */
  readonly surplus: number;
};

type Shift = { readonly key: string };

const isNumber = (cell: string): boolean => wholeNumber(cell) !== null;

/**
 * A role in each line, a shift in each column, in the order of the screen. A line of headings and sums are left out; lines
 * without names are for the roles in their order.
 */
export const pastedHeadcount = (text: string, roles: readonly Role[], shifts: readonly Shift[]): PastedHeadcount => {
  const findRole = roleFinder(roles);
  const [first, ...rest] = pastedCells(text);
  if (first === undefined) return { needs: [], unknown: [], unread: 0, surplus: 0 };
  const named = [first, ...rest].some(([cell = '']) => cell !== '' && !isNumber(cell));
  const headed = named && !first.slice(1).some(isNumber) && findRole(first[0] ?? '') === undefined;
  const sums = headed ? new Set(first.flatMap((cell, at) => (columnWord(cell) === 'total' ? [at] : []))) : new Set();
  const lines = (headed ? rest : [first, ...rest]).filter(([cell = '']) => columnWord(cell) !== 'total');

  const needs: RoleHeadcount[] = [];
  const unknown: string[] = [];
  let unread = 0;
  let surplus = 0;
  lines.forEach((line, index) => {
    const role = named ? findRole(line[0] ?? '') : roles[index];
    if (role === undefined) {
      unknown.push(line[0] ?? '');
      return;
    }
    const numbers = line.filter((_, at) => !sums.has(at)).slice(named ? 1 : 0);
    surplus = Math.max(surplus, numbers.length - shifts.length);
    shifts.forEach((shift, at) => {
      const cell = numbers[at] ?? '';
      const headcount = wholeNumber(cell);
      if (headcount !== null) needs.push({ shift: shift.key, type_id: role.id, headcount });
      else if (cell !== '') unread += 1;
    });
  });
  return { needs, unknown, unread, surplus };
};
