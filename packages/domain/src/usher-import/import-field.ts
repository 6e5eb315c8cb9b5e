/** What a column of an imported file can be; all others are not used. In the order of the form. */
export const IMPORT_FIELDS = [
  'name_en',
  'name_ar',
  'phone',
  'email',
  'birth_date',
  'gender',
  'nationality',
  'id_number',
  'city',
  'latitude',
  'longitude',
  'roles',
  'languages',
  'height_cm',
  'clothing_size',
  'shoe_size',
  'tags',
  'iban',
  'bank_name',
  'account_holder',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** For each column its field; null: the column is not used. */
export type Mapping = readonly (ImportField | null)[];

/** Whether 03/04/1999 is in April or in March. No file says so, and nobody's age is guessed: the importer decides. */
export const DAY_ORDERS = ['day_first', 'month_first'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

type MappingProblem = 'name_not_mapped' | 'phone_not_mapped' | 'mapped_twice';

/** Why no row could be good with this mapping. */
export function mappingProblem(mapping: Mapping): MappingProblem | null {
  const used = mapping.filter((field) => field !== null);
  if (new Set(used).size < used.length) return 'mapped_twice';
  if (!used.includes('name_en') && !used.includes('name_ar')) return 'name_not_mapped';
  return used.includes('phone') ? null : 'phone_not_mapped';
}
