import { addToWaitlist, bulkWaitlistCounted, takeOffWaitlist } from '@proline/contract/waitlist/waitlist';
import { route } from '../../platform/http/handler.ts';
import { waitlistMany } from './waitlist-bulk.service.ts';
import { add, takeOff } from './waitlist.service.ts';

export const waitlistRoutes = [
  route(addToWaitlist, add),
  route(takeOffWaitlist, takeOff),
  route(bulkWaitlistCounted, waitlistMany),
];
