import { expect, test } from 'vitest';
import { deletionForm } from './deletion-request.forms.ts';

test('what the delete-account form asks for', () => {
  const { check } = deletionForm;
  expect(check({ email: '', message: '' })).toEqual({ email: 'email_required', message: undefined });
  expect(check({ email: 'nobody', message: '' })).toEqual({ email: 'email_invalid', message: undefined });
  expect(check({ email: 'lina@example.com', message: 'Line one\nline two' })).toEqual({
    email: undefined,
    message: undefined,
  });
  expect(check({ email: 'lina@example.com', message: 'x'.repeat(2001) }).message).toBe('message_too_long');
  expect(check({ email: 'lina@example.com', message: 'a\u202Eb' }).message).toBe('message_characters');
});
