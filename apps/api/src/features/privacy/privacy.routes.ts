import { getPrivacyContact } from '@proline/contract/privacy/privacy';
import { route } from '../../platform/http/handler.ts';
import { findContactEmail } from './privacy.queries.ts';

export const privacyRoutes = [
  route(getPrivacyContact, async (_input, { db, config }) => ({
    data: { email: (await findContactEmail(db)) ?? config.privacyEmail },
  })),
];
