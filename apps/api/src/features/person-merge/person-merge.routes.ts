import {
  compareForMerge,
  getDuplicates,
  mergePersons,
  undoPersonMerge,
} from '@proline/contract/person-merge/person-merge';
import { route } from '../../platform/http/handler.ts';
import { compare, merge, showDuplicates, undo } from './person-merge.service.ts';

export const personMergeRoutes = [
  route(getDuplicates, showDuplicates),
  route(compareForMerge, compare),
  route(mergePersons, merge),
  route(undoPersonMerge, undo),
];
