import { APPLICATION_STATUSES } from '@proline/domain/event/application-status';
import { ATTENDANCE_CHOICES } from '@proline/domain/attendance/attendance-state';
import { anyText, laterPage, oneOf, recordId, searchOf } from '../../lib/screen/search-readers.ts';

/** Reads the address of an event's tab: `?shift=<id>&state=late&page=2`. */
export const eventSearch = searchOf({
  shift: recordId,
  /** A zone's ID, or the word for unzoned. */
  zone: anyText,
  role: recordId,
  by: oneOf(['role']),
  status: oneOf(APPLICATION_STATUSES),
  /** 'missing' is of the board alone: whoever has not arrived, late or not. */
  state: oneOf([...ATTENDANCE_CHOICES, 'missing']),
  /** Of the board: a calendar day, the lead whose team is shown, and what is searched for. */
  day: anyText,
  team: recordId,
  q: anyText,
  /** Attendance as a list or as the board, where it is not shown like that anyway; or what was reported. */
  view: oneOf(['board', 'list', 'incidents']),
  /** On top of the board: what is still open, or scanning passes. */
  show: oneOf(['open', 'scan']),
  page: laterPage,
});
/** What a link to a tab of an event may contain. */
export type EventSearch = ReturnType<typeof eventSearch>;
