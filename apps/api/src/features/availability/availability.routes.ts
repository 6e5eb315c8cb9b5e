import { changeAvailability, getAvailability, listBookings } from '@proline/contract/availability/availability';
import { route } from '../../platform/http/handler.ts';
import { setAvailability, showAvailability, showBookings } from './availability.service.ts';

export const availabilityRoutes = [
  route(getAvailability, showAvailability),
  route(changeAvailability, setAvailability),
  route(listBookings, showBookings),
];
