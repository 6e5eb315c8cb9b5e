import { expect, test } from 'vitest';
import { requestAccountDeletion } from '@proline/contract/deletion-request/deletion-request';
import { checkDeletion } from './deletion-checks.ts';

test('what the delete-account form asks for', () => {
  expect(checkDeletion({ email: '', message: '' })).toEqual({ email: 'email_required', message: undefined });
  expect(checkDeletion({ email: 'nobody', message: '' })).toEqual({ email: 'email_invalid', message: undefined });
  expect(checkDeletion({ email: 'lina@example.com', message: 'Line one\nline two' })).toEqual({
    email: undefined,
    message: undefined,
  });
  expect(checkDeletion({ email: 'lina@example.com', message: 'x'.repeat(2001) }).message).toBe('message_too_long');
  expect(checkDeletion({ email: 'lina@example.com', message: 'a\u202Eb' }).message).toBe('message_characters');
});

test('the form refuses exactly what the server would refuse', () => {
  for (const message of [
    '',
    ' ',
    'please',
    'x'.repeat(2000),
    `${'x'.repeat(2000)}  `,
    'x'.repeat(2001),
    'a\u0000b',
    'a\tb',
  ]) {
    for (const email of ['', 'lina', 'lina@example.com', ' LINA@example.com']) {
      const problems = Object.values(checkDeletion({ email, message })).filter((problem) => problem !== undefined);
      expect([email, message, problems.length === 0]).toEqual([
        email,
        message,
        requestAccountDeletion.body?.safeParse({ email, message }).success,
      ]);
    }
  }
});
