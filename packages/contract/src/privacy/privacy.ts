import { z } from 'zod';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';

/** What the public privacy page needs to know of this installation. */
export const getPrivacyContact = endpoint({
  name: 'getPrivacyContact',
  summary: 'Contact address of the privacy page',
  method: 'GET',
  path: '/privacy-contact',
  access: 'public',
  response: z.object({ data: z.object({ email: z.string() }) }),
});

export const privacySlice: Slice = [getPrivacyContact];
