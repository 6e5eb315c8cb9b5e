import { MOST_RATE_MINOR, typeCatalogue } from '@proline/contract/type/type';
import type { Currency } from '@proline/domain/place/region';
import { defineForm } from '../../lib/form/define-form.ts';
import { isWholeBetween } from '../../lib/form/number-problem.ts';
import { BLANK_ENTRY, checkEntry, ENTRY_BOXES, type NewEntryValues } from '../catalogue/entry-fields.parts.ts';

type NewType = NewEntryValues & {
  /** Null when the field is empty; NaN when its text is no amount. */
  readonly default_rate_minor: number | null;
  readonly currency: Currency;
};

/** Checks the rate of a new type, and of one that is edited in the table. */
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
