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

export const USUAL_CSV_PROFILE: CsvProfile = {
  name: 'Standard',
  delimiter: 'comma',
  header: true,
  columns: [
    { field: 'line_no', title: 'Line' },
    { field: 'end_to_end_id', title: 'Reference' },
    { field: 'name', title: 'Beneficiary' },
    { field: 'iban', title: 'IBAN' },
    { field: 'bank_name', title: 'Bank' },
    { field: 'amount', title: 'Amount' },
    { field: 'currency', title: 'Currency' },
    { field: 'execute_on', title: 'Execution date' },
    { field: 'text', title: 'Details' },
  ],
  date_format: 'YYYY-MM-DD',
  encoding: 'utf-8-bom',
};
