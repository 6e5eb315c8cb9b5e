import { ACTIVITY_GROUPS } from '@proline/domain/figures/activity';
import { laterPage, oneOf, searchOf } from '../../../lib/screen/search-readers.ts';

/** Reads the address of an usher's tab: `?time=past&page=2`, `?group=money`. */
export const usherSearch = searchOf({
  time: oneOf(['ahead', 'past']),
  group: oneOf(ACTIVITY_GROUPS),
  page: laterPage,
});
