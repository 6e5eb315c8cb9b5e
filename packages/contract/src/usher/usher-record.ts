import { z } from 'zod';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';
import { ENTERING_REFUSALS, personBodies, PERSON_REFUSALS } from '../person/person-fields.ts';
import { usher } from './usher.ts';

/** Begins as pending; whoever is approved goes through the moves. */
export const createUsher = endpoint({
  name: 'createUsher',
  summary: 'Enter an usher by hand',
  method: 'POST',
  path: '/admin/ushers',
  access: 'ushers.write',
  body: personBodies.enter,
  response: z.object({ data: usher }),
  refusals: [...PERSON_REFUSALS, ...ENTERING_REFUSALS],
});

export const changeUsher = endpoint({
  name: 'changeUsher',
  summary: 'Change what is known of an usher',
  method: 'PUT',
  path: '/admin/ushers/:id',
  access: 'ushers.write',
  params: z.strictObject({ id: z.uuid() }),
  body: personBodies.change,
  response: z.object({ data: usher }),
  refusals: [...PERSON_REFUSALS, 'approved_stays_complete'],
});

export const usherRecordSlice: Slice = [createUsher, changeUsher];
