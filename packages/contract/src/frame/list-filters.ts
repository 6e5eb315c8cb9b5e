import { z } from 'zod';
import { isCalendarDay } from '@proline/domain/time/calendar-day';
import { isPlainLine } from '@proline/domain/text/plain-text';
import type { Permission } from '@proline/domain/account/permission';
import type { ValueWords, Words } from './words.ts';

/** Which texts in the address a filter takes. */
export type FilterRule =
  /** overlapping: a record may be several of them, or none */
  | { readonly kind: 'choices'; readonly values: readonly string[]; readonly overlapping?: true }
  /** one or more of the values that the records have, such as a city */
  | { readonly kind: 'texts' }
  /** other records by id; `of` says which, so that the browser knows where to look their names up */
  | { readonly kind: 'records'; readonly of: 'admin' | 'category' | 'type' | 'leader' | 'person' | 'event' | 'reason' }
  /** from..to, both days included */
  | { readonly kind: 'days' }
  /** from..to, both included */
  | { readonly kind: 'numbers'; readonly min: number; readonly max: number }
  /** aside: what the list leaves out of its rows and counts until this filter asks for it */
  | { readonly kind: 'flag'; readonly aside?: true };

/** Choices have a word for each of their values. */
type Worded =
  { readonly kind: 'choices'; readonly words: ValueWords } | { readonly kind: Exclude<FilterRule['kind'], 'choices'> };

/** How a list may be narrowed. Plain data: the browser draws its controls from the same declaration. */
export type ListFilter = FilterRule &
  Worded & {
    readonly title: Words;
    /** Who may use it; left out: whoever may see the list. */
    readonly access?: Permission;
  };

export type Range<Value> = { readonly from?: Value | undefined; readonly to?: Value | undefined };

/** What a filter's text in the address means. */
export type FilterValue<F> = F extends { kind: 'choices'; values: readonly (infer Value)[] }
  ? readonly Value[]
  : F extends { kind: 'texts' | 'records' }
    ? readonly string[]
    : F extends { kind: 'days' }
      ? Range<string>
      : F extends { kind: 'numbers' }
        ? Range<number>
        : F extends { kind: 'flag' }
          ? boolean
          : never;

const MOST_VALUES = 50;
const LONGEST_TEXT = 4_000;
const RANGE = '..';

/** The example belongs to the text that is sent, not to the value that it is parsed into. */
const words = (schema: z.ZodType<string, string>, example: string | undefined) =>
  z
    .string()
    .min(1)
    .max(LONGEST_TEXT)
    .meta({ examples: [example] })
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(schema).min(1).max(MOST_VALUES));

const range = <Value extends string | number>(end: z.ZodType<Value, string>, example: string) =>
  z
    .string()
    .max(50)
    .meta({ examples: [example] })
    .transform((text, context): Range<string> => {
      const [from, to, ...more] = text.split(RANGE);
      if (to === undefined || more.length > 0 || text === RANGE) {
        context.addIssue({ code: 'custom', message: 'invalid_format' });
        return z.NEVER;
      }
      return { ...(from !== '' && { from }), ...(to !== '' && { to }) };
    })
    .pipe(z.object({ from: end.optional(), to: end.optional() }))
    .refine(({ from, to }) => from === undefined || to === undefined || from <= to, { error: 'ends_before_start' });

const day = z.string().refine(isCalendarDay, { error: 'invalid_format' });
const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));

/** Commas separate the values in the address, so no value contains one. */
const text = z.string().min(1).max(120).refine(isPlainLine, { error: 'forbidden_characters' });

const schemaOf = (filter: ListFilter): z.ZodType<unknown, string> => {
  switch (filter.kind) {
    case 'choices':
      return words(z.enum(filter.values), filter.values[0]);
    case 'texts':
      return words(text, 'Riyadh');
    case 'records':
      return words(z.uuid(), '0197c5f2-8c4e-7b5a-9d3f-2f6c1e0a4b7d');
    case 'days':
      return range(day, '2026-01-01..2026-12-31');
    case 'numbers':
      return range(whole(filter.min, filter.max), `${filter.min}${RANGE}${filter.max}`);
    case 'flag':
      return z
        .enum(['yes', 'no'])
        .transform((value) => value === 'yes')
        .meta({ examples: ['yes'] });
  }
};

export type ListFilters = Readonly<Record<string, ListFilter>>;
export type FilterValues<Filters extends ListFilters> = {
  readonly [Name in keyof Filters]?: FilterValue<Filters[Name]> | undefined;
};

/** One optional text for each filter. The types say what the switch above does. */
export const filterSchemas = <Filters extends ListFilters>(filters: Filters) =>
  Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [name, schemaOf(filter).optional()]),
  ) as unknown as {
    [Name in keyof Filters]: z.ZodOptional<z.ZodType<FilterValue<Filters[Name]>, string>>;
  };
