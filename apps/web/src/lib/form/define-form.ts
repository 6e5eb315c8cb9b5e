import type { Endpoint } from '@proline/contract/frame/endpoint';

/** Text key of what is wrong, by field. A field that is left out cannot be wrong. */
export type Problems<Values extends object, Problem extends string> = {
  readonly [Name in keyof Values]?: Problem | undefined;
};

type SentTo<Values extends object> = {
  readonly endpoint: Endpoint;
  /** the values inside a whole body, which may need more than the form has; left out: they are the body */
  readonly bodyOf?: (values: Values) => unknown;
};

/**
 * What a form asks for. The contract's schemas are types only in the browser (decision 0009), so a form has a check of its
 * own, made of small functions; `forms.test.ts` holds every one of them against the schemas of where it is sent to.
 */
export type Form<Values extends object, Problem extends string> = {
  /** empty; what it objects to then must be filled in */
  readonly initial: Values;
  readonly check: (values: Values) => Problems<Values, Problem>;
  /** where the box takes no more; elsewhere a text that is too long can be written, and is told */
  readonly maxLength?: Readonly<Partial<Record<keyof Values, number>>>;
  readonly sentTo: readonly SentTo<Values>[];
};

type FoundIn<Checked> = Exclude<Checked[keyof Checked], undefined> & string;

export const defineForm = <Values extends object, Checked extends Problems<Values, string>>(
  form: Form<Values, FoundIn<Checked>> & { readonly check: (values: Values) => Checked },
): Form<Values, FoundIn<Checked>> => form;
