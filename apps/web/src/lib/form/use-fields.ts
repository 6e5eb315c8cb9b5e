import { useState, type ChangeEvent, type SubmitEvent } from 'react';

/**
 * Values of a small form. Nothing is marked before the first try to send; from then on every change is judged at once.
 * A refused try moves the focus to the first field that needs its writer.
 */
export const useFields = <
  Values extends Readonly<Record<string, string>>,
  Problems extends Readonly<Record<keyof Values, string | undefined>>,
>(
  initial: Values,
  check: (values: Values) => Problems,
  send: (values: Values) => void,
) => {
  const [values, setValues] = useState(initial);
  const [tried, setTried] = useState(false);

  const field = (name: keyof Values & string) => ({
    name,
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const { value } = event.currentTarget;
      setValues((before) => ({ ...before, [name]: value }));
    },
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const wrong = Object.entries(check(values)).find(([, problem]) => problem !== undefined);
    if (wrong === undefined) {
      send(values);
      return;
    }
    const control = event.currentTarget.elements.namedItem(wrong[0]);
    if (control instanceof HTMLElement) control.focus();
  };

  return { problems: tried ? check(values) : undefined, field, submit };
};
