import { z } from 'zod';
import { PROMOTION_REFUSALS } from '@proline/domain/recruiting/promotion';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';
import { ENTERING_REFUSALS, personBodies, PERSON_REFUSALS } from '../person/person-fields.ts';
import { leader } from './team-leader.ts';

const params = z.strictObject({ id: z.uuid() });
const response = z.object({ data: leader });

/** Begins as pending; whoever is approved goes through the moves. */
export const createLeader = endpoint({
  name: 'createLeader',
  summary: 'Enter a team leader by hand',
  method: 'POST',
  path: '/admin/leaders',
  access: 'leaders.write',
  body: personBodies.enter,
  response,
  refusals: [...PERSON_REFUSALS, ...ENTERING_REFUSALS],
});

export const changeLeader = endpoint({
  name: 'changeLeader',
  summary: 'Change what is known of a team leader',
  method: 'PUT',
  path: '/admin/leaders/:id',
  access: 'leaders.write',
  params,
  body: personBodies.change,
  response,
  refusals: [...PERSON_REFUSALS, 'approved_stays_complete'],
});

/** The same person gets a second hat, which begins as pending. */
export const promoteUsher = endpoint({
  name: 'promoteUsher',
  summary: 'Make an approved usher a team leader, too',
  method: 'POST',
  path: '/admin/ushers/:id/promotion',
  access: 'leaders.write',
  params,
  body: z.strictObject({ version: z.int().positive().max(2_147_483_647) }),
  response,
  refusals: PROMOTION_REFUSALS,
});

export const teamLeaderRecordSlice: Slice = [createLeader, changeLeader, promoteUsher];
