import { changeSettings, getOrganisation, getSettings } from '@proline/contract/settings/settings';
import { route } from '../../platform/http/handler.ts';
import {
  saveAttendance,
  saveHiring,
  saveNotifications,
  saveOrganisation,
  savePay,
  savePayments,
  savePrivacy,
  saveRecruiting,
  saveRegion,
  saveReliability,
  saveRetention,
  saveSecurity,
  saveStrikes,
  showOrganisation,
  showSettings,
} from './settings.service.ts';

export const settingsRoutes = [
  route(getSettings, showSettings),
  route(getOrganisation, showOrganisation),
  route(changeSettings.organisation, saveOrganisation),
  route(changeSettings.region, saveRegion),
  route(changeSettings.security, saveSecurity),
  route(changeSettings.privacy, savePrivacy),
  route(changeSettings.recruiting, saveRecruiting),
  route(changeSettings.hiring, saveHiring),
  route(changeSettings.attendance, saveAttendance),
  route(changeSettings.pay, savePay),
  route(changeSettings.payments, savePayments),
  route(changeSettings.reliability, saveReliability),
  route(changeSettings.strikes, saveStrikes),
  route(changeSettings.retention, saveRetention),
  route(changeSettings.notifications, saveNotifications),
];
