import { CSV_FIELDS, CSV_PROFILE_LIMITS, CSV_TITLES, type CsvProfile } from '@proline/domain/bank-file/csv-profile';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { boxLength } from '../../../lib/form/box-length.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { SelectField } from '../../../ui/choice/select-field.tsx';
import { FieldMessage } from '../../../ui/form/field-message.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import classes from './bank-list.module.css';

type Columns = CsvProfile['columns'];
type Column = Columns[number];

type BankListColumnsProps = {
  /** Words for what is wrong with the column of this number, or with `columns`. */
  readonly said: (place: string) => string | undefined;
  readonly editable: boolean;
  readonly columns: Columns;
  readonly onChange: (columns: Columns) => void;
};

/** The columns in their order: what stands in each, and its title. */
export const BankListColumns = ({ columns, said, editable, onChange }: BankListColumnsProps) => {
  const { t } = useTranslation('bank-list');
  const unused = CSV_FIELDS.find((field) => columns.every((column) => column.field !== field)) ?? CSV_FIELDS[0];
  const moved = (at: number, to: number): Columns => {
    const column = columns[at];
    return column === undefined ? columns : columns.toSpliced(at, 1).toSpliced(to, 0, column);
  };
  const problem = said('columns');
  return (
    <fieldset className={classes['columns']}>
      <legend>{t('columns')}</legend>
      <ol className={classes['list']}>
        {columns.map((column, at) => (
          <li key={at} className={classes['column']}>
            <ColumnFields
              n={at + 1}
              column={column}
              error={said(String(at))}
              editable={editable}
              onChange={(next) => onChange(columns.with(at, next))}
            />
            {editable && (
              <span className={classes['moves']}>
                <IconButton
                  label={t('move_up', { n: at + 1 })}
                  aria-disabled={at === 0}
                  onClick={() => onChange(moved(at, Math.max(0, at - 1)))}
                >
                  <Icon of={IconArrowUp} />
                </IconButton>
                <IconButton
                  label={t('move_down', { n: at + 1 })}
                  aria-disabled={at === columns.length - 1}
                  onClick={() => onChange(moved(at, at + 1))}
                >
                  <Icon of={IconArrowDown} />
                </IconButton>
                <IconButton
                  label={t('remove_column', { n: at + 1 })}
                  onClick={() => onChange(columns.toSpliced(at, 1))}
                >
                  <Icon of={IconTrash} />
                </IconButton>
              </span>
            )}
          </li>
        ))}
      </ol>
      {problem !== undefined && <FieldMessage id="bank-list-columns" error={problem} role="status" />}
      {editable && columns.length < CSV_PROFILE_LIMITS.columns && (
        <span>
          <Button tone="secondary" onClick={() => onChange([...columns, { field: unused, title: CSV_TITLES[unused] }])}>
            <Icon of={IconPlus} />
            {t('add_column')}
          </Button>
        </span>
      )}
    </fieldset>
  );
};

type ColumnFieldsProps = {
  readonly n: number;
  readonly column: Column;
  readonly error: string | undefined;
  readonly editable: boolean;
  readonly onChange: (column: Column) => void;
};

const ColumnFields = ({ n, column, error, editable, onChange }: ColumnFieldsProps) => {
  const { t } = useTranslation('bank-list');
  // a title that nobody wrote follows what the column holds
  const titleFor = (field: Column['field']) =>
    column.title === CSV_TITLES[column.field] ? CSV_TITLES[field] : column.title;
  return (
    <>
      <SelectField
        label={t('column', { n })}
        value={column.field}
        disabled={!editable}
        choices={CSV_FIELDS.map((value) => ({ value, label: t(`field_${value}`) }))}
        onChange={(field) => onChange({ field, title: titleFor(field) })}
      />
      <TextField
        name="csv_profiles"
        label={t('column_title', { n })}
        required
        dir="auto"
        readOnly={!editable}
        maxLength={boxLength(column.title, CSV_PROFILE_LIMITS.title)}
        value={column.title}
        error={error}
        onChange={({ currentTarget }) => onChange({ ...column, title: currentTarget.value })}
      />
    </>
  );
};
