import { MOST_RATE_MINOR, typeCatalogue } from '@proline/contract/type/type';
import type { Currency } from '@proline/domain/place/region';
import { defineForm } from '../../lib/form/define-form.ts';
import { isWholeBetween } from '../../lib/form/number-problem.ts';
import { BLANK_ENTRY, checkEntry, ENTRY_BOXES, type NewEntryValues } from '../catalogue/entry-fields.parts.ts';

/** Null when the field is empty; NaN when its text is no amount. */
type Amount = number | null;

/** Checks the rate of a new type, and of one that is edited in the table. */
export const isRate = (minor: Amount): boolean => isWholeBetween(minor, { least: 1, most: MOST_RATE_MINOR });

type PerCurrency<Value> = Readonly<Record<Currency, Value>>;

export const perCurrency = <Value>(valueOf: (currency: Currency) => Value): PerCurrency<Value> => ({
  SAR: valueOf('SAR'),
  AED: valueOf('AED'),
  QAR: valueOf('QAR'),
  KWD: valueOf('KWD'),
  BHD: valueOf('BHD'),
  OMR: valueOf('OMR'),
  EGP: valueOf('EGP'),
});

/** What is filled in; an empty field is a currency without a rate. */
export const ratesFrom = (values: PerCurrency<Amount>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([currency, minor]) => (minor === null ? [] : [[currency, minor]])),
  );

const checkRates = (values: PerCurrency<Amount>) =>
  perCurrency((currency) =>
    values[currency] === null || isRate(values[currency]) ? undefined : ('not_an_amount' as const),
  );

const NO_RATES = perCurrency((): Amount => null);

type NewType = NewEntryValues & PerCurrency<Amount>;

export const newTypeBody = ({ SAR, AED, QAR, KWD, BHD, OMR, EGP, ...entry }: NewType) => ({
  ...entry,
  rates: ratesFrom({ SAR, AED, QAR, KWD, BHD, OMR, EGP }),
});

export const newTypeForm = defineForm({
  initial: { ...BLANK_ENTRY, ...NO_RATES },
  check: (values) => ({ ...checkEntry(values), ...checkRates(values) }),
  maxLength: ENTRY_BOXES,
  sentTo: [{ endpoint: typeCatalogue.create, bodyOf: newTypeBody }],
});

export const ratesForm = defineForm({
  initial: NO_RATES,
  check: checkRates,
  sentTo: [{ endpoint: typeCatalogue.change, bodyOf: (values) => ({ version: 1, rates: ratesFrom(values) }) }],
});
