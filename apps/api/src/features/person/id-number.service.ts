import { decryptBound, encryptBound, keyedHash } from '../../platform/security/crypto.ts';
import type { DataKey } from '../../platform/security/data-key.ts';

const ID_NUMBER_END = 4;
export const placeOfIdNumber = (id: string): string => `persons.id_number:${id}`;

const markOf = (dataKey: DataKey, number: string): Buffer => keyedHash(dataKey, 'id_number', number);
const endOf = (number: string): string => number.slice(-ID_NUMBER_END);

export type IdentityColumns = {
  id_number_encrypted: Buffer | null;
  id_number_hmac: Buffer | null;
  id_number_last4: string | null;
};

export const identityColumns = (dataKey: DataKey, id: string, number: string | null): IdentityColumns =>
  number === null
    ? { id_number_encrypted: null, id_number_hmac: null, id_number_last4: null }
    : {
        id_number_encrypted: encryptBound(dataKey, number, placeOfIdNumber(id)),
        id_number_hmac: markOf(dataKey, number),
        id_number_last4: endOf(number),
      };

/** What is kept of a number that somebody names and another person has: enough to find that person. */
export const claimOf = (dataKey: DataKey, number: string) => ({ hmac: markOf(dataKey, number), last4: endOf(number) });

/** A whole number that one record has and the other lacks goes over; it is sealed to its person, and so sealed anew. */
export const movedIdNumber = (
  dataKey: DataKey,
  to: { readonly [column: string]: unknown },
  from: { readonly [column: string]: unknown },
): Record<string, string | null> => {
  const [encrypted, from_id, to_id] = [from['id_number_encrypted'], from['id'], to['id']];
  if (to['id_number_encrypted'] !== null || typeof encrypted !== 'string') return {};
  const number = decryptBound(dataKey, Buffer.from(encrypted.slice(2), 'hex'), placeOfIdNumber(String(from_id)));
  const { id_number_last4, ...sealed } = identityColumns(dataKey, String(to_id), number);
  const asText = (bytes: Buffer | null) => bytes && `\\x${bytes.toString('hex')}`;
  return {
    id_number_encrypted: asText(sealed.id_number_encrypted),
    id_number_hmac: asText(sealed.id_number_hmac),
    id_number_last4,
  };
};
