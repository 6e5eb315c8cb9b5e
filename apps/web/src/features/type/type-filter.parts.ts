import { typeCatalogue } from '@proline/contract/type/type';
import { call } from '../../lib/api/api-client.ts';
import { lookUpIn } from '../catalogue/look-up.parts.ts';

/** Finds types for a filter. */
export const lookUpTypes = lookUpIn(async () => (await call(typeCatalogue.list)).data);
