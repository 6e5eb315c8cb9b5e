import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { PERMISSIONS } from '@proline/domain/account/permission';
import { ERROR_CODES } from './facts.ts';
import { ENDPOINTS } from './slices.ts';

test('the calls of the specification', () => {
  expect(ENDPOINTS.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining([
      'GET /admin',
      'POST /admin/auth/login',
      'GET /admin/me',
      'POST /admin/auth/logout',
      'POST /admin/auth/update-password-for-first-time/:token',
    ]),
  );
});

test('names, and methods with paths, are unique', () => {
  const names = ENDPOINTS.map(({ name }) => name);
  const calls = ENDPOINTS.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(calls).size).toBe(calls.length);
});

describe.each(ENDPOINTS.map((declared) => [declared.name, declared] as const))('%s', (name, declared) => {
  test('is named and addressed as all others are', () => {
    expect(name).toMatch(/^[a-z][A-Za-z]+$/);
    expect(declared.summary).toMatch(/^[A-Z].{3,140}[^.]$/);
    expect(declared.path).toMatch(/^(\/([a-z0-9-]+|:[a-z_]+))+$/);
  });

  test('says who may call it', () => {
    expect(['public', 'signed_in', 'staff', 'joiner', ...PERMISSIONS]).toContain(declared.access);
  });

  test('stands where its callers look for it', () => {
    const isOfStaff = declared.path.startsWith('/staff/');
    expect(isOfStaff ? ['public', 'staff', 'joiner'] : ['public', 'signed_in', ...PERMISSIONS]).toContain(
      declared.access,
    );
  });

  test('declares exactly the parameters of its path', () => {
    const inPath = [...declared.path.matchAll(/:(\w+)/g)].map(([, key]) => key);
    const schema = declared.params && z.toJSONSchema(declared.params, { io: 'input' });
    expect(Object.keys(schema?.properties ?? {})).toEqual(inPath);
  });

  test('refuses unknown fields in what it takes', () => {
    for (const part of [declared.params, declared.query, declared.body]) {
      if (part)
        expect(z.toJSONSchema(part, { io: 'input' })).toMatchObject({ type: 'object', additionalProperties: false });
    }
  });

  test('reads have no body, and answers are objects with data', () => {
    if (declared.method === 'GET') expect(declared.body).toBeUndefined();
    const { type, required } = z.toJSONSchema(declared.response);
    expect(type).toBe('object');
    expect(required).toContain('data');
  });

  test('refuses with known codes only', () => {
    for (const code of declared.refusals ?? []) expect(ERROR_CODES).toContain(code);
  });
});
