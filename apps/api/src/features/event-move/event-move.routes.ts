import {
  bulkCancelEvents,
  bulkDeleteEvents,
  bulkPublishEvents,
  getEventMoves,
  moveEvent,
  previewBulkCancel,
} from '@proline/contract/event-move/event-move';
import { route } from '../../platform/http/handler.ts';
import { cancelMany, deleteMany, previewCancel, publishMany } from './event-bulk.service.ts';
import { move, showMoves } from './event-move.service.ts';

export const eventMoveRoutes = [
  route(getEventMoves, showMoves),
  route(moveEvent, move),
  route(bulkPublishEvents, publishMany),
  route(bulkCancelEvents, cancelMany),
  route(previewBulkCancel, previewCancel),
  route(bulkDeleteEvents, deleteMany),
];
