import { expect, test } from 'vitest';
import { PERMISSION_SETS } from '@proline/domain/account/permission';
import { isOptionalNotification, mayBeNotified, NOTICES } from './notices.ts';

test('who can be told of what, and what cannot be declined', () => {
  const told = NOTICES.map((notice) => {
    const sets = PERMISSION_SETS.filter((set) => mayBeNotified(notice, set));
    const who = sets.length === PERMISSION_SETS.length ? 'everybody' : sets.join(', ');
    return `${notice.kind}: ${who}${isOptionalNotification(notice.kind) ? '' : ', always'}`;
  });
  expect(told).toEqual([
    'job_finished: everybody',
    'understaffed_soon: owner, ops',
    'nobody_confirmed: owner, ops',
    'nobody_in: owner, ops',
    'late_check_ins: owner, ops',
    'zone_under_minimum: owner, ops',
    'incident_reported: owner, ops',
    'event_not_completed: owner, ops',
    'offers_ended: owner, ops',
    'invitation_accepted: owner, ops',
    'applications_undecided: owner, ops',
    'join_requests_waiting: owner, recruiter',
    'interview_soon: owner, recruiter',
    'documents_expiring: owner, recruiter',
    'bank_refused: owner, finance',
    'ledger_disagrees: owner, finance, always',
    'transfers_waiting: owner, finance',
    'bank_account_changed: owner, finance',
    'report_ready: everybody, always',
    'admin_joined: owner',
    'deletion_request: owner, recruiter',
    'deletion_due: owner, recruiter',
    'new_sign_in: everybody, always',
    'wrong_sign_in_code: everybody, always',
    'password_link_sent: everybody, always',
    'permission_changed: everybody, always',
    'two_factor_changed: everybody, always',
  ]);
});
