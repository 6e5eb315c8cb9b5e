import { z } from 'zod';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';
import { isNamed, personFields } from '../person/person-fields.ts';
import { usher } from './usher.ts';

const NO_NAME = { error: 'required', path: ['name_en'] };
const TAKEN = ['phone_taken', 'id_number_taken', 'phone_not_valid', 'birth_date_in_future', 'file_not_usable'] as const;

/** Begins as pending; whoever is approved goes through the moves. */
export const createUsher = endpoint({
  name: 'createUsher',
  summary: 'Enter an usher by hand',
  method: 'POST',
  path: '/admin/ushers',
  access: 'ushers.write',
  body: z.strictObject(personFields).refine(isNamed, NO_NAME),
  response: z.object({ data: usher }),
  refusals: TAKEN,
});

export const changeUsher = endpoint({
  name: 'changeUsher',
  summary: 'Change what is known of an usher',
  method: 'PUT',
  path: '/admin/ushers/:id',
  access: 'ushers.write',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ version: z.int(), ...personFields }).refine(isNamed, NO_NAME),
  response: z.object({ data: usher }),
  refusals: [...TAKEN, 'approved_stays_complete'],
});

export const usherRecordSlice: Slice = [createUsher, changeUsher];
