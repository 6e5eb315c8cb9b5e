import {
  changeNotificationChoice,
  countNotifications,
  getNotificationChoices,
  listNotifications,
  readNotifications,
} from '@proline/contract/notification/notification';
import { route } from '../../platform/http/handler.ts';
import { choose, read, showChoices, showCount, showNotifications } from './notification.service.ts';

export const notificationRoutes = [
  route(listNotifications, showNotifications),
  route(countNotifications, showCount),
  route(readNotifications, read),
  route(getNotificationChoices, showChoices),
  route(changeNotificationChoice, choose),
];
