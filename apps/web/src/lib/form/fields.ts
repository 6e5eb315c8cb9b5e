import { boxLength } from './box-length.ts';

/** The names of the fields that hold text. */
export type TextName<Values extends object> = {
  [Name in keyof Values & string]: string extends Values[Name] ? Name : never;
}[keyof Values & string];

type Source<Values extends object> = {
  readonly values: Values;
  /** The longest text of each box, in characters; a box that is left out accepts any text. */
  readonly maxLength?: Readonly<Partial<Record<keyof Values, number>>> | undefined;
  /** Returns the problem in words; undefined if nothing is wrong, or if it is too early to say so. */
  readonly errorOf: (name: keyof Values & string) => string | undefined;
  /** Stores a value. The controls guarantee that it fits the field. */
  readonly put: (name: keyof Values & string, value: unknown) => void;
};

type Written = { readonly currentTarget: { readonly value: string } };

/** Returns the props of a form's controls, wherever its values are kept: `<TextField {...fields.text('name')} />` */
export const fieldsOf = <Values extends object>({ values, maxLength, errorOf, put }: Source<Values>) => ({
  /** Props for a text box. */
  text: (name: TextName<Values>) => {
    const value = String(values[name]);
    const most = maxLength?.[name];
    return {
      name,
      value,
      maxLength: most === undefined ? undefined : boxLength(value, most),
      error: errorOf(name),
      onChange: ({ currentTarget }: Written) => put(name, currentTarget.value),
    };
  },
  /** Props for a control that hands over its value. */
  field: <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name],
    error: errorOf(name),
    onChange: (value: Values[Name]) => put(name, value),
  }),
});
