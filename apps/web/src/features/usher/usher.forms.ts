import { changeUsher, createUsher } from '@proline/contract/usher/usher-record';
import { defineForm, type Form } from '../../lib/form/define-form.ts';
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
  sentTo: [
    { endpoint: createUsher, bodyOf: personBody },
    { endpoint: changeUsher, bodyOf: (values) => ({ version: 1, ...personBody(values) }) },
  ],
});
