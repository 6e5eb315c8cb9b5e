import { z } from 'zod';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';

/** The whole number leaves the database only here, one person at a time, and each time is in the audit log. */
export const revealIdNumber = endpoint({
  name: 'revealIdNumber',
  summary: 'The whole ID number of a person; audited',
  method: 'POST',
  path: '/admin/persons/:id/id-number/reveal',
  access: 'id_number.reveal',
  params: z.strictObject({ id: z.uuid() }),
  response: z.object({ data: z.object({ id_number: z.string() }) }),
});

export const personSlice: Slice = [revealIdNumber];
