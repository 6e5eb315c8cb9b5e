import {
  getPrivacyContact,
  getPrivacyPage,
  listPrivacyEditions,
  publishPrivacyEdition,
} from '@proline/contract/privacy/privacy';
import { route } from '../../platform/http/handler.ts';
import { publishEdition, showContact, showEditions, showPage } from './privacy.service.ts';

export const privacyRoutes = [
  route(getPrivacyContact, showContact),
  route(getPrivacyPage, showPage),
  route(listPrivacyEditions, showEditions),
  route(publishPrivacyEdition, publishEdition),
];
