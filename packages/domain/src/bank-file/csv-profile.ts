/** What a bank's own form of a payment list can have in its columns. */
export const CSV_FIELDS = [
  'line_no',
  'end_to_end_id',
  'name',
  'holder',
  'iban',
  'bank_name',
  'amount',
  'currency',
  'execute_on',
  'text',
  'payer_iban',
  'payer_holder',
  'payer_bic',
  'message_id',
] as const;
export type CsvField = (typeof CSV_FIELDS)[number];

export const CSV_DELIMITERS = ['comma', 'semicolon', 'tab', 'pipe'] as const;
export const CSV_DATE_FORMATS = ['YYYY-MM-DD', 'DD/MM/YYYY', 'DD-MM-YYYY', 'DD.MM.YYYY', 'YYYYMMDD'] as const;
/** Arabic is kept in either; older programs of banks read only the second. */
export const CSV_ENCODINGS = ['utf-8', 'utf-8-bom', 'windows-1256'] as const;

/** How one bank wants it. */
export type CsvProfile = {
  readonly name: string;
  readonly delimiter: (typeof CSV_DELIMITERS)[number];
  readonly header: boolean;
  readonly columns: readonly { readonly field: CsvField; readonly title: string }[];
  readonly date_format: (typeof CSV_DATE_FORMATS)[number];
  readonly encoding: (typeof CSV_ENCODINGS)[number];
};

export const CSV_PROFILE_LIMITS = { profiles: 20, columns: 30, name: 60, title: 60 } as const;

/** What a column is called unless the bank calls it otherwise. */
export const CSV_TITLES: Readonly<Record<CsvField, string>> = {
  line_no: 'Line',
  end_to_end_id: 'Reference',
  name: 'Beneficiary',
  holder: 'Account holder',
  iban: 'IBAN',
  bank_name: 'Bank',
  amount: 'Amount',
  currency: 'Currency',
  execute_on: 'Execution date',
  text: 'Details',
  payer_iban: 'Payer IBAN',
  payer_holder: 'Payer',
  payer_bic: 'Payer BIC',
  message_id: 'Message ID',
};

const USUAL_FIELDS = [
  ...(['line_no', 'end_to_end_id', 'name', 'iban', 'bank_name'] as const),
  ...(['amount', 'currency', 'execute_on', 'text'] as const),
] satisfies readonly CsvField[];

export const USUAL_CSV_PROFILE: CsvProfile = {
  name: 'Standard',
  delimiter: 'comma',
  header: true,
  columns: USUAL_FIELDS.map((field) => ({ field, title: CSV_TITLES[field] })),
  date_format: 'YYYY-MM-DD',
  encoding: 'utf-8-bom',
};
