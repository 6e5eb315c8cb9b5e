import type { PlanShift } from '@proline/domain/event-plan/plan';
import type { RoleHeadcount } from '@proline/domain/event-plan/headcount/headcount';
import { cellNumbers, numberAt } from '@proline/domain/event-plan/headcount/cell-changes';
import { isBlock } from '@proline/domain/event-plan/paste/pasted-cells';
import type { Role } from '@proline/domain/event-plan/plan';
import { nameIn } from '@proline/domain/text/name-in';
import { IconDots } from '@tabler/icons-react';
import { memo, useMemo } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { withCommas } from '../../../lib/texts/word-list.ts';
import { moveByKey, pasteInto } from '../../../ui/grid/grid-keys.ts';
import { NumberCell } from '../../../ui/grid/number-cell.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { fieldAnchor } from '../desk/plan-context.ts';
import { shiftTitle, timesText } from '../shifts/shift-words.ts';
import { RoleName } from './role-name.tsx';
import { TableScroll } from '../frame/table-scroll.tsx';
import classes from '../frame/work-table.module.css';

type HeadcountTableProps = {
  readonly roles: readonly Role[];
  /** Sorted by time. */
  readonly shifts: readonly PlanShift[];
  readonly needs: readonly RoleHeadcount[];
  /** Returns the problem of a cell, by role and shift. */
  readonly problemOf: (need: Pick<RoleHeadcount, 'shift' | 'type_id'>) => string | undefined;
  readonly onChange: (row: number, column: number, headcount: number) => void;
  readonly onPaste: (text: string, at: { readonly row: number; readonly column: number }) => void;
  readonly onFill: (role: Role, headcount: number) => void;
  readonly onRemove: (role: Role) => void;
};

export const HeadcountTable = (table: HeadcountTableProps) => {
  const { roles, shifts, needs, problemOf, onPaste } = table;
  const { t, language } = useTranslation('event-plan-headcount');
  const { t: tShifts } = useTranslation('event-plan-shifts');
  const numbers = useMemo(() => cellNumbers(needs), [needs]);
  const titles = useMemo(
    () => shifts.map((shift) => shiftTitle(tShifts, language, shift)),
    [shifts, tShifts, language],
  );
  const rows = roles.map((role) => ({
    role,
    values: shifts.map(({ key }) => numberAt(numbers, { shift: key, type_id: role.id })),
    problems: shifts.map(({ key }) => problemOf({ shift: key, type_id: role.id })),
  }));
  const sums = shifts.map((_, column) => rows.reduce((sum, { values }) => sum + (values[column] ?? 0), 0));
  const written = (value: number) => formatNumber(language, value);
  return (
    <TableScroll cells={roles.length * shifts.length}>
      <table
        className={classes['table']}
        onKeyDown={moveByKey}
        onPaste={pasteInto(isBlock, onPaste)}
        {...fieldAnchor('stepThree', 'needs')}
      >
        <caption className="visually-hidden">{t('headcount_caption')}</caption>
        <ShiftHeads shifts={shifts} titles={titles} />
        <tbody>
          {rows.map(({ role, values, problems }, row) => (
            <RoleRow
              key={role.id}
              {...{ role, row, values, problems, titles }}
              onChange={table.onChange}
              onFill={table.onFill}
              onRemove={table.onRemove}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={classes['first']}>
              <b>{t('all_roles')}</b>
            </th>
            {shifts.map(({ key }, column) => (
              <td key={key}>{written(sums[column] ?? 0)}</td>
            ))}
            <td className={classes['total']}>{written(sums.reduce((sum, value) => sum + value, 0))}</td>
          </tr>
        </tfoot>
      </table>
    </TableScroll>
  );
};

type ShiftHeadsProps = { readonly shifts: readonly PlanShift[]; readonly titles: readonly string[] };

const ShiftHeads = memo(({ shifts, titles }: ShiftHeadsProps) => {
  const { t, language } = useTranslation('event-plan');
  return (
    <thead>
      <tr>
        <th scope="col" className={classes['first']}>
          {t('role')}
        </th>
        {shifts.map((shift, column) => (
          <th key={shift.key} scope="col">
            <b>{titles[column]}</b>
            {timesText(language, shift)}
          </th>
        ))}
        <th scope="col" className={classes['total']}>
          {t('total')}
        </th>
      </tr>
    </thead>
  );
});
ShiftHeads.displayName = 'ShiftHeads';

type RoleRowProps = Pick<HeadcountTableProps, 'onChange' | 'onFill' | 'onRemove'> & {
  readonly role: Role;
  readonly row: number;
  readonly values: readonly number[];
  readonly problems: readonly (string | undefined)[];
  readonly titles: readonly string[];
};

const sameItems = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, at) => item === b[at]);

/** Renders only when a number of this row changes: with two hundred shifts anything more is noticeably slow. */
const RoleRow = memo(
  ({ role, row, values, problems, titles, onChange, onFill, onRemove }: RoleRowProps) => {
    const { t, language } = useTranslation('event-plan-headcount');
    const name = nameIn(language, role);
    const usual = values.find((value) => value > 0) ?? 0;
    return (
      <tr>
        <th scope="row" className={classes['first']}>
          <span className={classes['role']}>
            <RoleName role={role} />
            <Menu
              label={t('actions_of', { name })}
              align="start"
              items={[
                {
                  key: 'fill',
                  label: t('fill_row', { number: usual }),
                  disabled: usual === 0 ? t('fill_row_empty') : undefined,
                  run: () => onFill(role, usual),
                },
                { key: 'remove', label: t('remove_role'), danger: true, separate: true, run: () => onRemove(role) },
              ]}
              trigger={(props) => (
                <button {...props} type="button" className={classes['more']} aria-label={t('actions_of', { name })}>
                  <Icon of={IconDots} />
                </button>
              )}
            />
          </span>
        </th>
        {values.map((value, column) => (
          <td key={column}>
            <NumberCell
              label={withCommas(language, [name, titles[column] ?? ''])}
              value={value}
              row={row}
              column={column}
              problem={problems[column]}
              onChange={onChange}
            />
          </td>
        ))}
        <td className={classes['total']}>
          {formatNumber(
            language,
            values.reduce((sum, value) => sum + value, 0),
          )}
        </td>
      </tr>
    );
  },
  (a, b) =>
    a.role === b.role &&
    a.row === b.row &&
    a.titles === b.titles &&
    a.onChange === b.onChange &&
    a.onFill === b.onFill &&
    a.onRemove === b.onRemove &&
    sameItems(a.values, b.values) &&
    sameItems(a.problems, b.problems),
);
RoleRow.displayName = 'RoleRow';
