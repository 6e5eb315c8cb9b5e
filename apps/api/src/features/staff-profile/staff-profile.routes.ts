import {
  addStaffDocument,
  changeStaffAvailability,
  changeStaffProfile,
  getStaffAvailability,
  getStaffBankAccount,
  getStaffPhoto,
  getStaffProfile,
  listStaffDocuments,
  listStaffRoles,
  openStaffDocument,
  setStaffBankAccount,
  uploadStaffFile,
} from '@proline/contract/staff-profile/staff-profile';
import { bytesRoute, route, streamRoute } from '../../platform/http/handler.ts';
import {
  keepOwnDocument,
  saveOwnAccount,
  saveOwnAvailability,
  sendOwnDocument,
  showOwnAccount,
  showOwnAvailability,
  showOwnDocuments,
  takeStaffFile,
} from './staff-paper.service.ts';
import { saveProfile, sendPhoto, showProfile, showRoles } from './staff-profile.service.ts';

export const staffProfileRoutes = [
  route(getStaffProfile, showProfile),
  route(changeStaffProfile, saveProfile),
  route(listStaffRoles, showRoles),
  streamRoute(getStaffPhoto, sendPhoto),
  bytesRoute(uploadStaffFile, takeStaffFile),
  route(listStaffDocuments, showOwnDocuments),
  route(addStaffDocument, keepOwnDocument),
  streamRoute(openStaffDocument, sendOwnDocument),
  route(getStaffBankAccount, showOwnAccount),
  route(setStaffBankAccount, saveOwnAccount),
  route(getStaffAvailability, showOwnAvailability),
  route(changeStaffAvailability, saveOwnAvailability),
];
