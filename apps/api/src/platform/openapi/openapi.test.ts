import { expect, test } from 'vitest';
import type { Endpoint } from '@proline/contract/frame/endpoint';
import { ENDPOINTS } from '@proline/contract/slices';
import { openApiDocument } from './openapi.ts';

const endpoints: readonly Endpoint[] = ENDPOINTS;
const document = openApiDocument();
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

test('every endpoint is there, once, under its own name', () => {
  const declared = endpoints.map(
    ({ name, method, path }) => `${name} ${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`,
  );
  expect(operations.map(({ path, method, operation }) => `${operation.operationId} ${method} ${path}`).sort()).toEqual(
    declared.sort(),
  );
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(endpoints.length);
});

test('the calls of the staff’s own app are one section, and nothing else is in it', () => {
  const inSection = operations.filter(({ operation }) => operation.tags.join() === 'staff');
  expect(inSection.map(({ path }) => path)).toEqual(
    operations.filter(({ path }) => path.startsWith('/staff/')).map(({ path }) => path),
  );
  // what opens a session of that app is in no other section
  const ofApp = operations.filter(({ operation }) => ['staff', 'joiner'].includes(operation['x-access']));
  expect(ofApp.length).toBeGreaterThan(0);
  for (const { operation } of ofApp) expect(operation.tags).toEqual(['staff']);
});

test('it is an OpenAPI 3.1 document', () => {
  expect([document.openapi, document.info.title]).toEqual(['3.1.0', 'Proline back-office API']);
  const tags = new Set(document.tags.map(({ name }) => name));
  for (const { path, operation } of operations) {
    expect(path).toMatch(/^\/[a-z0-9/{}_-]+$/);
    expect(tags.has(operation.tags[0])).toBe(true);
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(declared.map(({ name }) => name)).toEqual(inPath);
    expect(declared.every(({ required }) => required)).toBe(true);
    for (const [status, response] of Object.entries(operation.responses)) {
      expect(status).toMatch(/^[2345]\d\d$/);
      expect(response.description).not.toBe('');
    }
  }
});

test('every reference leads somewhere', () => {
  const refs: string[] = [];
  JSON.stringify(document, (key, value: unknown) => {
    if (key === '$ref' && typeof value === 'string') refs.push(value);
    return value;
  });
  expect(refs.length).toBeGreaterThan(0);
  for (const ref of new Set(refs)) {
    const [root, ...steps] = ref.split('/');
    expect(root).toBe('#');
    const found = steps.reduce<unknown>(
      (at, step) => (typeof at === 'object' && at !== null ? new Map(Object.entries(at)).get(step) : undefined),
      document,
    );
    expect(found, ref).toBeTypeOf('object');
  }
});

test('it says who may call, how a session is shown, and what is refused', () => {
  for (const { operation } of operations) {
    const access = operation['x-access'];
    const isPublic = access === 'public';
    const kinds: Readonly<Record<string, string>> = { staff: 'staff_session', joiner: 'join_pass' };
    expect(operation.security).toEqual(isPublic ? [] : [{ [kinds[access] ?? 'session']: [] }]);
    if (!isPublic) expect(operation.responses).toHaveProperty('401');
    expect(operation.responses).toHaveProperty('503.headers.Retry-After');
  }
});

test('an Idempotency-Key may go with every POST and nothing else', () => {
  for (const { method, operation } of operations) {
    expect(operation.parameters.some(({ name }) => name === 'Idempotency-Key')).toBe(method === 'post');
  }
});

test('every example is an answer that the contract accepts', () => {
  for (const declared of endpoints) {
    const found = operations.find(({ operation }) => operation.operationId === declared.name)?.operation;
    const parsed = declared.response.safeParse(found?.responses['200']?.content['application/json']?.example);
    if (declared.produces === undefined) expect(parsed.error, declared.name).toBeUndefined();
    if (declared.body) {
      const sent = declared.body.safeParse(found?.requestBody?.content['application/json']?.example);
      expect(sent.error, declared.name).toBeUndefined();
    }
  }
});
