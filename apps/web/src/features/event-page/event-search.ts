import { APPLICATION_STATUSES } from '@proline/domain/event/application-status';
import { ATTENDANCE_CHOICES } from '@proline/domain/event/attendance-state';
import { anyText, laterPage, oneOf, recordId, searchOf } from '../../lib/screen/search-readers.ts';

/** What the address of an event's tab says: `?shift=<id>&state=late&page=2`. */
export const eventSearch = searchOf({
  shift: recordId,
  /** a zone's id, or the word for none */
  zone: anyText,
  role: recordId,
  by: oneOf(['role']),
  status: oneOf(APPLICATION_STATUSES),
  state: oneOf(ATTENDANCE_CHOICES),
  page: laterPage,
});
/** What a link to a tab of an event may say. */
export type EventSearch = ReturnType<typeof eventSearch>;
