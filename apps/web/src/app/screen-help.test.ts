import fs from 'node:fs';
import path from 'node:path';
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { beforeAll, expect, test, vi } from 'vitest';
import { helpAt, type ScreenHelp } from '../features/guide/screen-help.parts.ts';
import { parseSearch, stringifySearch } from '../lib/screen/search-params.ts';

const RECORD = '0197c5f2-8c4e-7b5a-9d3f-2f6c1e0a4b7d';

const load = async () => {
  const { routeTree } = await import('./routes.tsx');
  vi.unstubAllGlobals();
  return createRouter({ routeTree, history: createMemoryHistory(), parseSearch, stringifySearch });
};
let router: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  // The modules read the preferences from the page while they load, and this test has no page.
  vi.stubGlobal('document', { cookie: '' });
  router = await load();
});

const helpOf = (address: string): ScreenHelp => helpAt(router, address);

test('every screen has its page of the guide', () => {
  const patterns = Object.keys(router.routesByPath).filter((pattern) => pattern !== '/$');
  const addresses = patterns.map((pattern) => pattern.replaceAll(/\$\w+/g, RECORD).replace(/\/\$$/, ''));
  const without = [...new Set(addresses.filter((address) => helpOf(address).page === undefined))];
  expect(without.filter((address) => !address.startsWith('/guide'))).toEqual([]);
});

test('every screen that the stories look at has its page of the guide', () => {
  const source = fs.readFileSync(path.resolve(import.meta.dirname, '../../../../e2e/story/screens.ts'), 'utf8');
  const addresses = [...source.matchAll(/(?:screen\(|address: )'(?<address>\/[^']*)'/g)].map(
    ({ groups }) => groups?.['address']?.replace(/:\w+/, RECORD) ?? '',
  );
  expect(addresses.length).toBeGreaterThan(60);
  const others = addresses.filter((address) => !address.startsWith('/guide'));
  expect(others.filter((address) => helpOf(address).page === undefined)).toEqual([]);
});

test('parts of a screen that have an address have help of their own', () => {
  expect(helpOf('/events')).toEqual({ page: 'events', keys: ['lists'] });
  expect(helpOf('/events?as=calendar')).toEqual({ page: 'events', keys: ['calendar'] });
  expect(helpOf(`/events/${RECORD}`)).toEqual({ page: 'event', keys: [] });
  expect(helpOf(`/events/${RECORD}/attendance`)).toEqual({ page: 'event-day', keys: ['live_board'] });
  expect(helpOf(`/events/${RECORD}/attendance?view=list`)).toEqual({ page: 'event-day', keys: ['lists'] });
  expect(helpOf('/events/new')).toEqual({ page: 'new-event', keys: ['wizard'] });
  expect(helpOf('/join-requests?tab=interviews').page).toBe('interviews');
  expect(helpOf('/settings/privacy').page).toBe('privacy');
  expect(helpOf('/settings/region').page).toBe('settings');
  expect(helpOf(`/ushers/${RECORD}/bank`).page).toBe('usher');
  expect(helpOf('/reports/attendance')).toEqual({ page: 'reports', keys: [] });
  expect(helpOf('/reports/places')).toEqual({ page: 'reports', keys: ['lists'] });
  expect(helpOf('/transactions/batches')).toEqual({ page: 'transactions', keys: ['lists'] });
  expect(helpOf(`/transactions/batches/${RECORD}`)).toEqual({ page: 'transactions', keys: [] });
});
