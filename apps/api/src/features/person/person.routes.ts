import { revealIdNumber } from '@proline/contract/person/person';
import { route } from '../../platform/http/handler.ts';
import { showIdNumber } from './person.service.ts';

export const personRoutes = [route(revealIdNumber, showIdNumber, { neverReplayed: true })];
