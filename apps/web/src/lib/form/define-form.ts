import type { Endpoint } from '@proline/contract/frame/endpoint';

/** The text key of what is wrong, by field. A field that is left out cannot be wrong. */
export type Problems<Values extends object, Problem extends string> = {
  readonly [Name in keyof Values]?: Problem | undefined;
};

type SentTo<Values extends object> = {
  readonly endpoint: Endpoint;
  /** Builds the whole body, which may need more than the form has. Without it the values are the body. */
  readonly bodyOf?: (values: Values) => unknown;
};

/**
 * What a form asks for. In the browser the contract's schemas are types only (decision 0009), so a form has its own
 * check, made of small functions; `forms.test.ts` compares each one with the schemas of the endpoints it is sent to.
 */
export type Form<Values extends object, Problem extends string> = {
  /** The empty form. Every field that `check` objects to here is required. */
  readonly initial: Values;
  readonly check: (values: Values) => Problems<Values, Problem>;
  /** The longest text that a box accepts, in characters. Elsewhere people can write too much, and are told so. */
  readonly maxLength?: Readonly<Partial<Record<keyof Values, number>>>;
  readonly sentTo: readonly SentTo<Values>[];
};

type FoundIn<Checked> = Exclude<Checked[keyof Checked], undefined> & string;

export const defineForm = <Values extends object, Checked extends Problems<Values, string>>(
  form: Form<Values, FoundIn<Checked>> & { readonly check: (values: Values) => Checked },
): Form<Values, FoundIn<Checked>> => form;
