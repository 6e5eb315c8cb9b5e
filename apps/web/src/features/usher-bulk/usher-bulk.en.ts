import { personWords } from '@proline/contract/person/person.words';

export const usherBulk = {
  approve: 'Approve',
  approve_title_one: 'Approve {{count}} usher?',
  approve_title_other: 'Approve {{count}} ushers?',
  approve_text: 'Whoever is incomplete, under 18, or without a passing scorecard stays as is. Each row says why.',
  reject: 'Reject',
  reject_title_one: 'Reject {{count}} usher?',
  reject_title_other: 'Reject {{count}} ushers?',
  again_after_one: 'They can apply again after {{count}} day.',
  again_after_other: 'They can apply again after {{count}} days.',
  reason_hint: 'Only admins see it.',
  templates: 'Usual reasons',
  tag: 'Tag',
  tag_title_one: 'Tag {{count}} usher',
  tag_title_other: 'Tag {{count}} ushers',
  untag: 'Untag',
  untag_title_one: 'Untag {{count}} usher',
  untag_title_other: 'Untag {{count}} ushers',
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
