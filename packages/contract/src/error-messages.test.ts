import { expect, test } from 'vitest';
import { ERROR_CODES, ERROR_MESSAGES } from './error-messages.ts';
import { errorReply } from './frame/error-reply.ts';

test('every code has a sentence in both languages', () => {
  expect(Object.keys(ERROR_MESSAGES.ar).sort()).toEqual([...ERROR_CODES].sort());
  for (const code of ERROR_CODES) {
    expect(ERROR_MESSAGES.en[code], code).toMatch(/^[A-Z][^\u0600-\u06FF]+\.$/);
    expect(ERROR_MESSAGES.ar[code], code).toMatch(/^[\u0600-\u06FF].*\.$/);
  }
});

test('no two codes say the same', () => {
  for (const messages of [ERROR_MESSAGES.en, ERROR_MESSAGES.ar]) {
    expect(new Set(Object.values(messages)).size).toBe(ERROR_CODES.length);
  }
});

test('a refusal has a message for people and a code for programs', () => {
  expect(errorReply.safeParse({ message: 'Please sign in.', code: 'unauthenticated' }).success).toBe(true);
  expect(
    errorReply.safeParse({ message: 'x', code: 'validation_failed', errors: { email: ['invalid'] } }).success,
  ).toBe(true);
  expect(errorReply.safeParse({ code: 'unauthenticated' }).success).toBe(false);
  expect(errorReply.safeParse({ message: 'x', code: 'y', errors: { email: 'invalid' } }).success).toBe(false);
});
