import { expect, test } from 'vitest';
import { AUDIT_ACTIONS, ACTIONS, ERROR_CODES, ERRORS, JOB_KINDS, JOBS, TOPIC_NAMES, TOPICS } from './facts.ts';
import { errorReply } from './frame/error-reply.ts';
import { joined } from './frame/fact.ts';

const ENGLISH = /^[A-Z][^\u0600-\u06FF]+$/;
const ARABIC = /^[\u0600-\u06FF].*$/;

test('every code has a sentence in both languages', () => {
  for (const code of ERROR_CODES) {
    expect(ERRORS[code].en, code).toMatch(/^[A-Z][^\u0600-\u06FF]+\.$/);
    expect(ERRORS[code].ar, code).toMatch(/^[\u0600-\u06FF].*\.$/);
  }
});

test('no two codes say the same', () => {
  for (const language of ['en', 'ar'] as const) {
    expect(new Set(ERROR_CODES.map((code) => ERRORS[code][language])).size).toBe(ERROR_CODES.length);
  }
});

test('every code has the status that the product uses', () => {
  expect(new Set(ERROR_CODES.map((code) => ERRORS[code].status))).toEqual(
    new Set([400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 503]),
  );
});

test('401 is only for a missing or dead session, or a failed sign-in', () => {
  expect(ERROR_CODES.filter((code) => ERRORS[code].status === 401)).toEqual([
    'unauthenticated',
    'session_ended',
    'wrong_credentials',
    'staff_code_wrong',
  ]);
});

test('a refusal has a message for people and a code for programs', () => {
  expect(errorReply.safeParse({ message: 'Sign in to continue.', code: 'unauthenticated' }).success).toBe(true);
  expect(
    errorReply.safeParse({ message: 'x', code: 'validation_failed', errors: { email: ['invalid'] } }).success,
  ).toBe(true);
  expect(errorReply.safeParse({ code: 'unauthenticated' }).success).toBe(false);
  expect(errorReply.safeParse({ message: 'x', code: 'y', errors: { email: 'invalid' } }).success).toBe(false);
});

test('every action and every topic has its words in both languages', () => {
  for (const { en, ar } of [
    ...AUDIT_ACTIONS.map((name) => ACTIONS[name]),
    ...TOPIC_NAMES.map((name) => TOPICS[name]),
  ]) {
    expect(en).toMatch(ENGLISH);
    expect(ar).toMatch(ARABIC);
  }
});

test('every job has a title in both languages, with the count where it is not a word', () => {
  for (const kind of JOB_KINDS) {
    const { en, ar } = JOBS[kind];
    for (const form of Object.values(en)) expect(form, kind).toMatch(/^[A-Z].*\{\{count\}\}/);
    for (const form of Object.values(ar)) expect(form, kind).toMatch(ARABIC);
    for (const form of [ar.few, ar.many, ar.other]) expect(form, kind).toContain('{{count}}');
  }
});

test('a name that two slices state is refused', () => {
  expect(joined({ a: 1 }, { b: 2 })).toEqual({ a: 1, b: 2 });
  expect(() => joined({ a: 1 }, { b: 2 }, { a: 3 })).toThrow('a');
});
