import {
  CSV_DATE_FORMATS,
  CSV_DELIMITERS,
  CSV_ENCODINGS,
  CSV_PROFILE_LIMITS,
  type CsvProfile,
} from '@proline/domain/bank-file/csv-profile';
import { boxLength } from '../../../lib/form/box-length.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { SelectField } from '../../../ui/choice/select-field.tsx';
import { SwitchField } from '../../../ui/choice/switch-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { BankListColumns } from './bank-list-columns.tsx';
import classes from './bank-list.module.css';

const ENCODING_WORDS = {
  'utf-8': 'encoding_utf8',
  'utf-8-bom': 'encoding_utf8_bom',
  'windows-1256': 'encoding_1256',
} as const satisfies Record<CsvProfile['encoding'], string>;

type BankListFieldsProps = {
  readonly profile: CsvProfile;
  /** Words for what is wrong at a place of this list: `name`, `columns` or the number of a column. */
  readonly said: (place: string) => string | undefined;
  readonly editable: boolean;
  readonly onChange: (profile: CsvProfile) => void;
};

/** How one bank wants its list. */
export const BankListFields = ({ profile, said, editable, onChange }: BankListFieldsProps) => {
  const { t } = useTranslation('bank-list');
  const change = (more: Partial<CsvProfile>) => onChange({ ...profile, ...more });
  return (
    <>
      <div className={classes['pair']}>
        <TextField
          name="csv_profiles"
          label={t('name')}
          required
          dir="auto"
          readOnly={!editable}
          maxLength={boxLength(profile.name, CSV_PROFILE_LIMITS.name)}
          value={profile.name}
          error={said('name')}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <SelectField
          label={t('delimiter')}
          value={profile.delimiter}
          disabled={!editable}
          choices={CSV_DELIMITERS.map((value) => ({ value, label: t(`delimiter_${value}`) }))}
          onChange={(delimiter) => change({ delimiter })}
        />
        <SelectField
          label={t('date_format')}
          value={profile.date_format}
          disabled={!editable}
          choices={CSV_DATE_FORMATS.map((value) => ({ value, label: value }))}
          onChange={(date_format) => change({ date_format })}
        />
        <SelectField
          label={t('encoding')}
          value={profile.encoding}
          disabled={!editable}
          choices={CSV_ENCODINGS.map((value) => ({ value, label: t(ENCODING_WORDS[value]) }))}
          onChange={(encoding) => change({ encoding })}
        />
      </div>
      <SwitchField
        label={t('header')}
        checked={profile.header}
        disabled={!editable}
        onChange={(header) => change({ header })}
      />
      <BankListColumns
        columns={profile.columns}
        said={said}
        editable={editable}
        onChange={(columns) => change({ columns })}
      />
    </>
  );
};
