import { sameValue } from '@proline/domain/merge/three-way';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { ApiError } from '../api/api-error.ts';
import { newIdempotencyKey } from '../api/idempotency-key.ts';
import { fieldsOf, type TextName } from './fields.ts';
import type { Form, Problems } from './define-form.ts';

export type FormOptions<Values extends object, Problem extends string> = {
  /** The first values, instead of the form's own. */
  readonly initial?: Values;
  /** Puts a problem into words. */
  readonly say: (problem: Problem, field: keyof Values & string, values: Values) => string;
  /** Rules that need more than the values, such as today's date. */
  readonly also?: (values: Values) => Problems<Values, Problem>;
  /** Maps the code of a refusal to the field that it is about. */
  readonly refusals?: Readonly<Record<string, keyof Values & string>>;
  /**
   * When problems are marked. By default none is marked before the first attempt to send; from then on every change is
   * checked at once.
   */
  readonly judged?: 'at_once';
  /**
   * Sends valid values; returns undefined instead of a promise if nothing is sent. The same values keep their key, so
   * that sending them again after a lost answer takes effect once.
   */
  readonly send: (values: Values, idempotencyKey: string) => Promise<unknown> | undefined;
};

/** How many files of the form are on their way, and whether somebody has submitted meanwhile. */
type Uploads = { readonly running: number; readonly awaited: boolean };

type Refused = { readonly name: string; readonly value: unknown; readonly text: string };

/**
 * Holds what the user writes, what is wrong with it, and the way to send it. An attempt with a problem moves the focus
 * to the first such field, and so does a refusal of the server, whose message stays until the value changes. Once sent,
 * the form stays busy until it is reset: most forms have closed by then, and none is sent twice.
 */
export const useForm = <Values extends object, Problem extends string>(
  form: Form<Values, Problem>,
  { initial = form.initial, say, also, refusals = {}, judged, send }: FormOptions<Values, Problem>,
) => {
  const [values, setValues] = useState(initial);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [uploads, setUploads] = useState<Uploads>({ running: 0, awaited: false });
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
    maxLength: form.maxLength,
    errorOf,
    put: (name, value) => setValues((before) => ({ ...before, [name]: value })),
  });
  const isRequired = (name: keyof Values & string): boolean => form.check(form.initial)[name] !== undefined;

  const note = (error: unknown) => {
    // Every refusal of the server is already on the screen; any other error is our own mistake.
    if (!(error instanceof ApiError)) console.error(error);
    const about = error instanceof ApiError ? names.filter((name) => isAbout(error, name, refusals)) : [];
    const text = error instanceof Error ? error.message : '';
    setRefused(about.map((name) => ({ name, value: values[name], text })));
    if (about[0] !== undefined) focus(about[0]);
  };
  const focus = (name: keyof Values & string): void => {
    const control = element.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  };
  /** Shows all problems from now on, moves the focus to the first one, and returns whether there is none. */
  const validate = (): boolean => {
    setTried(true);
    if (wrong[0] !== undefined) focus(wrong[0]);
    return wrong.length === 0;
  };
  const submit = async (): Promise<void> => {
    if (!validate() || sending) return;
    if (uploads.running > 0) {
      setUploads(({ running }) => ({ running, awaited: true }));
      return;
    }
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

  /** Submitting waits for all files that are on their way; a file that does not arrive leaves the form as it is. */
  const waitFor = async (file: Promise<boolean>): Promise<void> => {
    setUploads(({ running, awaited }) => ({ running: running + 1, awaited }));
    const hasArrived = await file;
    setUploads(({ running, awaited }) => ({ running: running - 1, awaited: awaited && hasArrived }));
  };
  useEffect(() => {
    if (!uploads.awaited || uploads.running > 0) return;
    setUploads({ running: 0, awaited: false });
    void submit();
  });

  return {
    values,
    change: (changes: Partial<Values>) => setValues((before) => ({ ...before, ...changes })),
    /** The same, made of the values of that moment: what arrives later may not undo what was typed meanwhile. */
    changeBy: (changesOf: (before: Values) => Partial<Values>) =>
      setValues((before) => ({ ...before, ...changesOf(before) })),
    /** Starts again with these values, or with the first ones. */
    reset: (next: Values = initial) => {
      setValues(next);
      setTried(false);
      setSending(false);
      setRefused([]);
    },
    /** Props for a text box. */
    text: (name: TextName<Values>) => ({ ...fields.text(name), required: isRequired(name) }),
    /** Props for a control that hands over its value. */
    field: <Name extends keyof Values & string>(name: Name) => ({ ...fields.field(name), required: isRequired(name) }),
    /** The number of marked fields. */
    problems: isShown ? wrong.length : 0,
    sending: sending || uploads.awaited,
    waitFor,
    focus,
    validate,
    submit,
    /** Props of the form's element. */
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

/** A refusal is about a field by its code, or because the server mentions the field: `value.name_en` is `name_en`, `documents.0.kind` is `documents`. */
const isAbout = (error: ApiError, name: string, refusals: Readonly<Record<string, string>>): boolean =>
  refusals[error.code] === name || Object.keys(error.errors).some((path) => path.split('.').includes(name));
