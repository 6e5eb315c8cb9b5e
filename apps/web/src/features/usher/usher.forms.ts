import { changeUsher, createUsher } from '@proline/contract/usher/usher-record';
import { defineForm, type Form } from '../../lib/form/define-form.ts';
import {
  NEW_PERSON,
  newPersonBody,
  type NewPersonProblem,
  type NewPersonValues,
} from '../person/form/new-person-values.parts.ts';
import {
  BLANK_PERSON,
  checkPerson,
  PERSON_BOXES,
  personBody,
  type PersonProblem,
  type PersonValues,
} from '../person/person-values.parts.ts';

export const usherForm: Form<PersonValues, PersonProblem> = defineForm({
  initial: BLANK_PERSON,
  check: checkPerson,
  maxLength: PERSON_BOXES,
  sentTo: [{ endpoint: changeUsher, bodyOf: (values) => ({ version: 1, ...personBody(values) }) }],
});

export const newUsherForm: Form<NewPersonValues, NewPersonProblem> = defineForm({
  ...NEW_PERSON,
  sentTo: [{ endpoint: createUsher, bodyOf: newPersonBody }],
});
