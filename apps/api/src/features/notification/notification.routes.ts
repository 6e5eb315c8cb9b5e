import {
  changeNotificationChoice,
  changeNotificationMail,
  countNotifications,
  getNotificationChoices,
  listNotifications,
  readNotifications,
} from '@proline/contract/notification/notification';
import { route } from '../../platform/http/handler.ts';
import { choose, chooseMail, read, showChoices, showCount, showNotifications } from './notification.service.ts';

export const notificationRoutes = [
  route(listNotifications, showNotifications),
  route(countNotifications, showCount),
  route(readNotifications, read),
  route(getNotificationChoices, showChoices),
  route(changeNotificationChoice, choose),
  route(changeNotificationMail, chooseMail),
];
