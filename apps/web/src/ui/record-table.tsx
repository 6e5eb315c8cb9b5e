import type { ReactNode } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import classes from './record-table.module.css';

type RecordColumn<Row> = {
  readonly key: string;
  readonly title: string;
  /** null: there is nothing to say */
  readonly cell: (row: Row) => ReactNode;
  /** figures stand at the end */
  readonly end?: boolean;
};

type RecordTableProps<Row> = {
  readonly label: string;
  /** the first names the record */
  readonly columns: readonly RecordColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** a newer answer is on its way */
  readonly updating?: boolean;
};

/** A plain table to read. On a phone each row is a card: roles are written out, because cards are no table to a browser. */
export const RecordTable = <Row,>({ label, columns, rows, keyOf, updating = false }: RecordTableProps<Row>) => {
  const { t } = useTranslation('lists');
  return (
    <div className={classes['scroll']} role="group" aria-label={label} tabIndex={0}>
      <table className={classes['table']} role="table" aria-label={label} aria-busy={updating || undefined}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} scope="col" role="columnheader" data-end={column.end || undefined}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" data-updating={updating || undefined}>
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map(({ key, title, cell, end }, at) => {
                const content = cell(row);
                const empty = content === null || content === '';
                const Cell = at === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={key}
                    {...(at === 0 ? { scope: 'row', role: 'rowheader' } : { role: 'cell' })}
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
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
