import { personWords } from '@proline/contract/person/person.words';

export const usherBulk = {
  approve: 'Approve',
  approve_ushers_one: 'Approve {{count}} usher?',
  approve_ushers_other: 'Approve {{count}} ushers?',
  approve_requests_one: 'Approve {{count}} join request?',
  approve_requests_other: 'Approve {{count}} join requests?',
  approve_text: 'Whoever is incomplete, under 18, or without a passing scorecard stays as is. Each row says why.',
  reject: 'Reject',
  reject_ushers_one: 'Reject {{count}} usher?',
  reject_ushers_other: 'Reject {{count}} ushers?',
  reject_requests_one: 'Reject {{count}} join request?',
  reject_requests_other: 'Reject {{count}} join requests?',
  leaders_turned_down: 'Team leaders are turned down: they stay pending but leave the counts.',
  again_after_one: 'They can apply again after {{count}} day.',
  again_after_other: 'They can apply again after {{count}} days.',
  reason_hint: 'Only admins see it.',
  templates: 'Usual reasons',
  tag: 'Tag',
  tag_ushers_one: 'Tag {{count}} usher',
  tag_ushers_other: 'Tag {{count}} ushers',
  tag_requests_one: 'Tag {{count}} join request',
  tag_requests_other: 'Tag {{count}} join requests',
  untag: 'Untag',
  untag_ushers_one: 'Untag {{count}} usher',
  untag_ushers_other: 'Untag {{count}} ushers',
  untag_requests_one: 'Untag {{count}} join request',
  untag_requests_other: 'Untag {{count}} join requests',
  unblock: 'Unblock',
  unblock_title_one: 'Unblock {{count}} usher?',
  unblock_title_other: 'Unblock {{count}} ushers?',
  unblock_text: 'They can apply and be booked again.',
  unblock_left: 'Whoever lacks something needed for approval stays blocked. Each row says why.',
  note: 'Note',
  tags: personWords.tags.en,
  tags_required: 'Enter at least one tag.',
  left_out_one: '{{count}} is already decided about and stays as is.',
  left_out_other: '{{count}} are already decided about and stay as they are.',
  nobody_waits: 'Nobody here is waiting for a decision',
  started: 'Started. Follow it in the jobs tray.',
  close: 'Close',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    'usher-bulk': typeof usherBulk;
  }
}
