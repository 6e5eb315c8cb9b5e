import { ADMIN_STATUS_WORDS } from '@proline/contract/admin-account/admin-account.words';
import { TEAM_LEADER_STATUS_WORDS } from '@proline/contract/team-leader/team-leader.words';
import { TRANSFER_STATUS_WORDS } from '@proline/contract/transfer/transfer.words';
import { USHER_STATUS_WORDS } from '@proline/contract/usher/usher.words';
import { EVENT_STATUS_WORDS } from '@proline/contract/event/event.words';
import { valueTexts } from '../../lib/texts/value-texts.ts';
import type { Translated } from '../../lib/texts/i18n.ts';
import type { status as en } from './status.en.ts';

export const status: Translated<typeof en> = {
  total: 'الإجمالي',
  ...valueTexts('event', EVENT_STATUS_WORDS, 'ar'),
  ...valueTexts('usher', USHER_STATUS_WORDS, 'ar'),
  ...valueTexts('transfer', TRANSFER_STATUS_WORDS, 'ar'),
  ...valueTexts('team_leader', TEAM_LEADER_STATUS_WORDS, 'ar'),
  ...valueTexts('admin', ADMIN_STATUS_WORDS, 'ar'),
};
