import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../picture/icon.tsx';
import classes from './record-table.module.css';

type RecordColumn<Row> = {
  readonly key: string;
  readonly title: string;
  /** Returns null if there is nothing to show. */
  readonly cell: (row: Row) => ReactNode;
  /** Aligns the column at the end, for figures. */
  readonly end?: boolean;
};

type RowDetails<Row> = {
  readonly title: string;
  /** The name of the button that opens the details, including the record's name. */
  readonly label: (row: Row) => string;
  readonly content: (row: Row) => ReactNode;
};

type RecordTableProps<Row> = {
  readonly label: string;
  readonly columns: readonly RecordColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** A newer answer is on its way. */
  readonly updating?: boolean;
  /** Shown below a row on request. */
  readonly details?: RowDetails<Row>;
  /** Which column has the record's name; left out: the first. */
  readonly named?: string;
  /** Rows that somebody has to look at. */
  readonly isBad?: (row: Row) => boolean;
};

/**
 * A plain table to read. On a phone each row is a card. Roles are explicit, because browsers do not treat cards as a
 * table.
 */
export const RecordTable = <Row,>({
  label,
  columns,
  rows,
  keyOf,
  updating = false,
  details,
  named,
  isBad,
}: RecordTableProps<Row>) => (
  <div className={classes['scroll']} role="group" aria-label={label} tabIndex={0}>
    <table className={classes['table']} role="table" aria-label={label} aria-busy={updating || undefined}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.key} scope="col" role="columnheader" data-end={column.end || undefined}>
              {column.title}
            </th>
          ))}
          {details && (
            <th scope="col" role="columnheader">
              <span className="visually-hidden">{details.title}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup" data-updating={updating || undefined}>
        {rows.map((row) => (
          <RecordRow
            key={keyOf(row)}
            row={row}
            columns={columns}
            details={details}
            named={named ?? columns[0]?.key}
            bad={isBad?.(row) ?? false}
          />
        ))}
      </tbody>
    </table>
  </div>
);

type RecordRowProps<Row> = Pick<RecordTableProps<Row>, 'columns'> & {
  readonly row: Row;
  readonly details: RowDetails<Row> | undefined;
  readonly named: string | undefined;
  readonly bad: boolean;
};

const RecordRow = <Row,>({ row, columns, details, named, bad }: RecordRowProps<Row>) => {
  const [opened, setOpened] = useState(false);
  const id = useId();
  return (
    <>
      <tr role="row" data-opened={opened || undefined} data-bad={bad || undefined}>
        {columns.map((column) => (
          <RecordCell key={column.key} row={row} column={column} first={column.key === named} />
        ))}
        {details && (
          <td role="cell" className={classes['opener']}>
            <IconButton
              label={details.label(row)}
              aria-expanded={opened}
              aria-controls={opened ? id : undefined}
              onClick={() => setOpened(!opened)}
            >
              <Icon of={IconChevronDown} />
            </IconButton>
          </td>
        )}
      </tr>
      {details && opened && (
        <tr role="row" data-bad={bad || undefined}>
          <td role="cell" id={id} colSpan={columns.length + 1} className={classes['details']}>
            {details.content(row)}
          </td>
        </tr>
      )}
    </>
  );
};

type RecordCellProps<Row> = { readonly row: Row; readonly column: RecordColumn<Row>; readonly first: boolean };

const RecordCell = <Row,>({ row, column: { title, cell, end }, first }: RecordCellProps<Row>) => {
  const { t } = useTranslation('list');
  const content = cell(row);
  const empty = content === null || content === '';
  const Cell = first ? 'th' : 'td';
  return (
    <Cell
      {...(first ? { scope: 'row', role: 'rowheader' } : { role: 'cell' })}
      data-title={title}
      data-end={end || undefined}
      data-empty={empty || undefined}
    >
      {empty ? (
        <>
          <span className={classes['missing']} aria-hidden="true">
            –
          </span>
          <span className="visually-hidden">{t('missing_words')}</span>
        </>
      ) : (
        content
      )}
    </Cell>
  );
};
