import { getLeader } from '@proline/contract/team-leader/team-leader';
import { getLeaderCourse } from '@proline/contract/team-leader/leader-course';
import { listLeaderEvents } from '@proline/contract/team-leader/leader-events';
import { getLeaderCounts, listGivenRatings, listLeaderTeam } from '@proline/contract/team-leader/leader-teams';
import { changeLeader, createLeader, promoteUsher } from '@proline/contract/team-leader/team-leader-record';
import { route } from '../../platform/http/handler.ts';
import { listRoutes } from '../../platform/list/list-routes.ts';
import { showCourse } from './leader-course.service.ts';
import { showLedEvents } from './leader-events.service.ts';
import { showGivenRatings, showLeaderCounts, showTeam } from './leader-teams.service.ts';
import { leaderSource } from './team-leader.queries.ts';
import { enterLeader, promote, saveLeader, showLeader } from './team-leader.service.ts';

export const teamLeaderRoutes = [
  ...listRoutes(leaderSource),
  route(getLeader, showLeader),
  route(createLeader, enterLeader),
  route(changeLeader, saveLeader),
  route(promoteUsher, promote),
  route(listLeaderEvents, showLedEvents),
  route(getLeaderCourse, showCourse),
  route(getLeaderCounts, showLeaderCounts),
  route(listLeaderTeam, showTeam),
  route(listGivenRatings, showGivenRatings),
];
