/** Names of the fields that hold text. */
export type TextName<Values extends object> = {
  [Name in keyof Values & string]: string extends Values[Name] ? Name : never;
}[keyof Values & string];

type Source<Values extends object> = {
  readonly values: Values;
  /** in words; undefined: nothing is wrong, or nothing that may be said yet */
  readonly errorOf: (name: keyof Values & string) => string | undefined;
  /** the controls see to it that the value is one for that field */
  readonly put: (name: keyof Values & string, value: unknown) => void;
};

type Written = { readonly currentTarget: { readonly value: string } };

/** What the controls of a form are given, wherever its values are kept: `<TextField {...fields.text('name')} />` */
export const fieldsOf = <Values extends object>({ values, errorOf, put }: Source<Values>) => ({
  /** for a box that text is written into */
  text: (name: TextName<Values>) => ({
    name,
    value: String(values[name]),
    error: errorOf(name),
    onChange: ({ currentTarget }: Written) => put(name, currentTarget.value),
  }),
  /** for a control that hands over its value */
  field: <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name],
    error: errorOf(name),
    onChange: (value: Values[Name]) => put(name, value),
  }),
});
