import { ADMIN_STATUS_WORDS } from '@proline/contract/admin-account/admin-account.words';
import { TEAM_LEADER_STATUS_WORDS } from '@proline/contract/team-leader/team-leader.words';
import { TRANSFER_STATUS_WORDS } from '@proline/contract/transfer/transfer.words';
import { USHER_STATUS_WORDS } from '@proline/contract/usher/usher.words';
import { EVENT_STATUS_WORDS } from '@proline/contract/event/event.words';
import { valueTexts } from '../../lib/texts/value-texts.ts';

/** One word per status. Arabic adjectives agree in gender with their noun, so each entity has its own words. */
export const status = {
  total: 'Total',
  ...valueTexts('event', EVENT_STATUS_WORDS, 'en'),
  ...valueTexts('usher', USHER_STATUS_WORDS, 'en'),
  ...valueTexts('transfer', TRANSFER_STATUS_WORDS, 'en'),
  ...valueTexts('team_leader', TEAM_LEADER_STATUS_WORDS, 'en'),
  ...valueTexts('admin', ADMIN_STATUS_WORDS, 'en'),
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    status: typeof status;
  }
}
