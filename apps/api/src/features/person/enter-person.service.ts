import type { personBodies } from '@proline/contract/person/person-fields';
import { mayDo, type PermissionSet } from '@proline/domain/account/permission';
import type { z } from 'zod';
import { Refusal } from '../../platform/http/refusal.ts';
import { addFirstAccounts } from '../bank-account/bank-account.service.ts';
import { readIban } from '../bank-account/iban.service.ts';
import { addDocumentOf } from '../document/document.service.ts';
import { addPerson, type Hat } from './person.service.ts';

type Writer = Parameters<typeof addPerson>[0] & {
  readonly admin: { readonly id: string; readonly permission_set: PermissionSet };
};

/** Adds somebody with the account and the documents that they have brought along: all of it, or nothing. */
export async function enterPerson(
  writer: Writer,
  { account, documents = [], ...person }: z.output<typeof personBodies.enter>,
  hat: Hat,
): Promise<string> {
  const { tx, audit, admin } = writer;
  // as on the person's page, whichever hat it is
  const bringsAlong = account !== undefined || documents.length > 0;
  if (bringsAlong && !mayDo(admin.permission_set, 'ushers.write')) throw new Refusal('forbidden');
  const iban = account === undefined ? null : readIban(account.iban);
  if (account !== undefined && iban === null)
    throw new Refusal('iban_not_valid', { errors: { 'account.iban': ['iban_not_valid'] } });
  const id = await addPerson(writer, person, hat);
  if (account !== undefined && iban !== null)
    await addFirstAccounts(writer, [{ ...account, iban, person_id: id }], hat);
  for (const [index, document] of documents.entries())
    await addDocumentOf({ tx, audit }, id, {
      ...document,
      sender: admin.id,
      added_by: admin.id,
      at: `documents.${index}.`,
    });
  return id;
}
