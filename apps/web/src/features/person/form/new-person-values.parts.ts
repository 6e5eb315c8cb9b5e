import {
  BANK_BOXES,
  BLANK_ACCOUNT,
  checkAccount,
  isNoAccount,
  type AccountProblem,
  type AccountValues,
} from '../../bank-account/account-values.parts.ts';
import { areRight, documentBodies, type NewDocument } from '../../document/new-document.parts.ts';
import {
  BLANK_PERSON,
  checkPerson,
  PERSON_BOXES,
  personBody,
  type PersonProblem,
  type PersonValues,
} from '../person-values.parts.ts';

/** What the form holds of somebody who is entered by hand: besides the person, what they have brought along. */
export type NewPersonValues = PersonValues & AccountValues & { readonly documents: readonly NewDocument[] };
export type NewPersonProblem = PersonProblem | AccountProblem | 'documents_wrong';

const BLANK: NewPersonValues = { ...BLANK_PERSON, ...BLANK_ACCOUNT, documents: [] };

/** An account is given whole or not at all. */
const check = (values: NewPersonValues) => ({
  ...checkPerson(values),
  ...(isNoAccount(values) ? {} : checkAccount(values)),
  ...(!areRight(values.documents, null) && { documents: 'documents_wrong' as const }),
});

const BOXES = { ...PERSON_BOXES, ...BANK_BOXES } as const;

/** What the forms of both hats have in common; each says which call it is sent to. */
export const NEW_PERSON = { initial: BLANK, check, maxLength: BOXES } as const;

/** The body of a call that enters somebody. */
export const newPersonBody = ({ iban, bank_name, holder, documents, ...person }: NewPersonValues) => {
  const account = { iban, bank_name, holder };
  return {
    ...personBody(person),
    ...(!isNoAccount(account) && { account }),
    ...(documents.length > 0 && { documents: documentBodies(documents) }),
  };
};
