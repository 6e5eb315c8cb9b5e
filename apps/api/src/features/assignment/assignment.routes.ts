import {
  assignUsher,
  confirmAssignment,
  getEventPlaces,
  inviteUsher,
  lockAssignment,
  moveAssignment,
  releaseAssignment,
  swapAssignments,
} from '@proline/contract/assignment/assignment';
import { route } from '../../platform/http/handler.ts';
import { assign, confirm, invite, lock, move, release, showPlaces, swap } from './assignment.service.ts';

export const assignmentRoutes = [
  route(getEventPlaces, showPlaces),
  route(assignUsher, assign),
  route(inviteUsher, invite),
  route(confirmAssignment, confirm),
  route(releaseAssignment, release),
  route(moveAssignment, move),
  route(swapAssignments, swap),
  route(lockAssignment, lock),
];
