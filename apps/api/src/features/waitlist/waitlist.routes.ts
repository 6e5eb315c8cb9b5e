import { addToWaitlist, takeOffWaitlist } from '@proline/contract/waitlist/waitlist';
import { route } from '../../platform/http/handler.ts';
import { add, takeOff } from './waitlist.service.ts';

export const waitlistRoutes = [route(addToWaitlist, add), route(takeOffWaitlist, takeOff)];
