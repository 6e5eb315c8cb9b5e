import {
  checkIn,
  checkOut,
  correctAttendance,
  excuseAbsence,
  expectArrival,
  listMarks,
  markNoShow,
  openExcuse,
  sendMarks,
  undoMark,
} from '@proline/contract/attendance/attendance';
import { getEventBoard, listUnresolved } from '@proline/contract/attendance/board';
import { previewRollCall, takeRollCall } from '@proline/contract/attendance/roll-call';
import { route, streamRoute } from '../../platform/http/handler.ts';
import {
  correct,
  excuse,
  markIn,
  markMissing,
  markOut,
  replayMarks,
  sendExcuse,
  showMarks,
  takeBack,
} from './attendance.service.ts';
import { showBoard, showUnresolved } from './board.service.ts';
import { expectAtDesk } from './expected-arrival.service.ts';
import { closeRollCall, showRollCall } from './roll-call.service.ts';

export const attendanceRoutes = [
  route(getEventBoard, showBoard),
  route(listUnresolved, showUnresolved),
  route(checkIn, markIn),
  route(checkOut, markOut),
  route(markNoShow, markMissing),
  route(excuseAbsence, excuse),
  route(undoMark, takeBack),
  route(correctAttendance, correct),
  route(expectArrival, expectAtDesk),
  route(sendMarks, replayMarks),
  route(previewRollCall, showRollCall),
  route(takeRollCall, closeRollCall),
  route(listMarks, showMarks),
  streamRoute(openExcuse, sendExcuse),
];
