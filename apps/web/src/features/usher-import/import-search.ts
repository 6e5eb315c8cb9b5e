import { IMPORT_FIELDS, type ImportField } from '@proline/domain/usher-import/import-field';
import { IMPORT_PROBLEMS, type ImportProblem } from '@proline/domain/usher-import/import-problem';
import { IMPORT_ROW_STATES, type ImportRowState } from '@proline/domain/usher-import/import-row-state';

const IMPORT_STEPS = ['columns', 'check', 'result'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

export type RowFilter = {
  readonly state?: ImportRowState;
  readonly field?: ImportField;
  readonly code?: ImportProblem;
  readonly page?: number;
};
export type ImportSearch = RowFilter & { readonly step?: ImportStep };

/** What the address of an import may say; what does not fit is left out. */
export const importSearch = (search: Readonly<Record<string, unknown>>): ImportSearch => {
  const oneOf = <Value extends string>(values: readonly Value[], value: unknown) => values.find((one) => one === value);
  const step = oneOf(IMPORT_STEPS, search['step']);
  const state = oneOf(IMPORT_ROW_STATES, search['state']);
  const field = oneOf(IMPORT_FIELDS, search['field']);
  const code = oneOf(IMPORT_PROBLEMS, search['code']);
  const page = Number(search['page']);
  return {
    ...(step && { step }),
    ...(state && { state }),
    ...(field && { field }),
    ...(code && { code }),
    ...(Number.isInteger(page) && page > 1 && page < 10_000 && { page }),
  };
};
