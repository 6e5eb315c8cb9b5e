import { PERMISSION_SET_WORDS } from '@proline/contract/admin-account/admin-account.words';
import { valueTexts } from '../../lib/texts/value-texts.ts';

/** What each permission set may do; several features show it. */
export const permissionSet = {
  ...valueTexts('set', PERMISSION_SET_WORDS, 'en'),
  set_owner_text: 'Full access, including settings and admin accounts.',
  set_ops_text: 'Plans events, reviews applications, and runs the day.',
  set_recruiter_text: 'Reviews join requests, interviews, approves, and blocks.',
  set_finance_text: 'Approves and pays, and can see bank details.',
  set_viewer_text: 'Views lists and reports. Can’t make changes.',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    'permission-set': typeof permissionSet;
  }
}
