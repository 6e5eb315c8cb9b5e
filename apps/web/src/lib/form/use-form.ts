import { sameValue } from '@proline/domain/merge/three-way';
import { useRef, useState, type SubmitEvent } from 'react';
import { ApiError } from '../api/api-error.ts';
import { newIdempotencyKey } from '../api/idempotency-key.ts';
import { fieldsOf, type TextName } from './fields.ts';
import type { Form, Problems } from './define-form.ts';

export type FormOptions<Values extends object, Problem extends string> = {
  /** instead of the form's own first values */
  readonly initial?: Values;
  /** a problem in words */
  readonly say: (problem: Problem, field: keyof Values & string, values: Values) => string;
  /** rules that need to know more than the values, such as today's date */
  readonly also?: (values: Values) => Problems<Values, Problem>;
  /** code of a refusal → the field that it is about */
  readonly refusals?: Readonly<Record<string, keyof Values & string>>;
  /** left out: nothing is marked before the first try to send, and from then on every change is judged at once */
  readonly judged?: 'at_once';
  /**
   * What it does with values that are right; undefined instead of a promise: nothing is on its way. The same values keep
   * their key: sent again after a lost answer they do the thing once.
   */
  readonly send: (values: Values, idempotencyKey: string) => Promise<unknown> | undefined;
};

type Refused = { readonly name: string; readonly value: unknown; readonly text: string };

/**
 * What somebody writes, what is wrong with it, and the way to send it. A try with something wrong in it moves the focus to
 * the first such field. What the server says of a field stays there until its value is another one. Once sent the form is
 * busy until it is reset: most forms are gone by then, and none is sent twice.
 */
export const useForm = <Values extends object, Problem extends string>(
  form: Form<Values, Problem>,
  { initial = form.initial, say, also, refusals = {}, judged, send }: FormOptions<Values, Problem>,
) => {
  const [values, setValues] = useState(initial);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const element = useRef<HTMLFormElement>(null);
  const last = useRef<{ readonly values: Values; readonly key: string }>(null);

  const own = form.check(values);
  const further = also?.(values);
  const names = fieldNames(form.initial);
  const problemOf = (name: keyof Values & string): Problem | undefined => own[name] ?? further?.[name];
  const wrong = names.filter((name) => problemOf(name) !== undefined);
  const isShown = tried || judged === 'at_once';

  const errorOf = (name: keyof Values & string): string | undefined => {
    const problem = isShown ? problemOf(name) : undefined;
    if (problem !== undefined) return say(problem, name, values);
    return refused.find((one) => one.name === name && sameValue(one.value, values[name]))?.text;
  };
  const fields = fieldsOf({
    values,
    errorOf,
    put: (name, value) => setValues((before) => ({ ...before, [name]: value })),
  });
  const isRequired = (name: keyof Values & string): boolean => form.check(form.initial)[name] !== undefined;

  const note = (error: unknown) => {
    // Every refusal of the server is on the screen already; whatever else went wrong is a mistake of ours.
    if (!(error instanceof ApiError)) console.error(error);
    const about = error instanceof ApiError ? names.filter((name) => isAbout(error, name, refusals)) : [];
    const text = error instanceof Error ? error.message : '';
    setRefused(about.map((name) => ({ name, value: values[name], text })));
  };
  const focus = (name: keyof Values & string): void => {
    const control = element.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  };
  /** Tells what is wrong from now on, and leads there; whether nothing is. */
  const validate = (): boolean => {
    setTried(true);
    if (wrong[0] !== undefined) focus(wrong[0]);
    return wrong.length === 0;
  };
  const submit = async (): Promise<void> => {
    if (!validate() || sending) return;
    const key = last.current && sameValue(last.current.values, values) ? last.current.key : newIdempotencyKey();
    last.current = { values, key };
    const sent = send(values, key);
    if (sent === undefined) return;
    setSending(true);
    try {
      await sent;
    } catch (error) {
      note(error);
      setSending(false);
    }
  };

  return {
    values,
    change: (changes: Partial<Values>) => setValues((before) => ({ ...before, ...changes })),
    /** begins anew with these values, or with the first ones */
    reset: (next: Values = initial) => {
      setValues(next);
      setTried(false);
      setSending(false);
      setRefused([]);
    },
    /** for a box that text is written into */
    text: (name: TextName<Values>) => ({
      ...fields.text(name),
      required: isRequired(name),
      maxLength: form.maxLength?.[name],
    }),
    /** for a control that hands over its value */
    field: <Name extends keyof Values & string>(name: Name) => ({ ...fields.field(name), required: isRequired(name) }),
    /** how many fields are marked */
    problems: isShown ? wrong.length : 0,
    sending,
    focus,
    validate,
    submit,
    /** of the form's element */
    props: {
      ref: element,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit();
      },
    },
  };
};

const fieldNames = <Values extends object>(values: Values): (keyof Values & string)[] =>
  Object.keys(values).filter((name): name is keyof Values & string => name in values);

/** By its code, or because the server names the field: `value.name_en` is `name_en`. */
const isAbout = (error: ApiError, name: string, refusals: Readonly<Record<string, string>>): boolean =>
  refusals[error.code] === name || Object.keys(error.errors).some((path) => path.split('.').at(-1) === name);
