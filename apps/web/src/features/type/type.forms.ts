import { MOST_RATE_MINOR, typeCatalogue } from '@proline/contract/type/type';
import type { Currency } from '@proline/domain/place/region';
import { defineForm } from '../../lib/form/define-form.ts';
import { isWholeBetween } from '../../lib/form/number-problem.ts';
import { BLANK_ENTRY, checkEntry, ENTRY_BOXES, type NewEntryValues } from '../catalogue/entry-fields.parts.ts';

type NewType = NewEntryValues & {
  /** null: nothing is written; NaN: no amount */
  readonly default_rate_minor: number | null;
  readonly currency: Currency;
};

/** A new one, and one that is changed in its place. */
export const isRate = (minor: number | null): boolean => isWholeBetween(minor, { least: 0, most: MOST_RATE_MINOR });

const BLANK_TYPE: NewType = { ...BLANK_ENTRY, default_rate_minor: null, currency: 'SAR' };

export const newTypeForm = defineForm({
  initial: BLANK_TYPE,
  check: (values) => ({
    ...checkEntry(values),
    default_rate_minor: isRate(values.default_rate_minor) ? undefined : 'not_an_amount',
  }),
  maxLength: ENTRY_BOXES,
  sentTo: [{ endpoint: typeCatalogue.create }],
});
