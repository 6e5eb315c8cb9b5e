import type { useForm } from '../../../lib/form/use-form.ts';
import type { PersonValues } from '../person-values.parts.ts';

type OwnForm = ReturnType<typeof useForm<PersonValues, string>>;
type Field<Name extends keyof PersonValues> = (name: Name) => {
  readonly value: PersonValues[Name];
  readonly error: string | undefined;
  readonly required: boolean;
  readonly onChange: (value: PersonValues[Name]) => void;
};

/** A form with a person's fields; it may have more. */
export type PersonForm = Pick<OwnForm, 'values' | 'change' | 'waitFor'> & {
  readonly text: (name: Parameters<OwnForm['text']>[0]) => Omit<ReturnType<OwnForm['text']>, 'name'>;
  readonly field: Field<'photo_id'> &
    Field<'birth_date'> &
    Field<'gender'> &
    Field<'nationality'> &
    Field<'clothing_size'> &
    Field<'role_ids'>;
};
