import { changeLeader, createLeader } from '@proline/contract/team-leader/team-leader-record';
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

export const leaderForm: Form<PersonValues, PersonProblem> = defineForm({
  initial: BLANK_PERSON,
  check: checkPerson,
  maxLength: PERSON_BOXES,
  sentTo: [{ endpoint: changeLeader, bodyOf: (values) => ({ version: 1, ...personBody(values) }) }],
});

export const newLeaderForm: Form<NewPersonValues, NewPersonProblem> = defineForm({
  ...NEW_PERSON,
  sentTo: [{ endpoint: createLeader, bodyOf: newPersonBody }],
});
