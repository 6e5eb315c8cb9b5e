import { revealIdNumber } from '@proline/contract/person/person';
import { call } from '../../lib/api/api-client.ts';

export const revealedIdNumber = async (id: string): Promise<string> =>
  (await call(revealIdNumber, { params: { id } })).data.id_number;
