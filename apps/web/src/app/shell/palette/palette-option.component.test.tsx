import type { SearchHit } from '@proline/contract/search/search';
import type { LinkProps } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { applyPreferences } from '../../../lib/preferences/preferences.ts';
import { REPORTS } from '@proline/domain/report/report';
import { translate } from '../../../lib/texts/i18n.ts';
import { loadTexts, type Namespace } from '../../../lib/texts/texts.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { matching } from '../../../lib/texts/word-search.ts';
import { hitAction } from './palette-actions.ts';
import { commands } from './palette-commands.ts';
import { PaletteOption } from './palette-option.tsx';
import { reports, screenParts, settingsSections } from './palette-screens.ts';

/** What a test before left chosen on the page counts for the words of actions, too. */
const speak = async (namespaces: readonly Namespace[]) => {
  await loadTexts('en', namespaces);
  await applyPreferences({ language: 'en' });
};

test('commands begin something new, for those who may', async () => {
  await speak(['shell', 'palette']);
  const gone: LinkProps[] = [];
  const commandsOf = (set: 'owner' | 'recruiter' | 'finance' | 'viewer') =>
    commands({ t: translate('palette'), shell: translate('shell') }, set, '/ushers', (link) => gone.push(link));
  for (const command of commandsOf('owner').slice(0, 9)) command.run();
  const begin = { state: { begin: true } };
  expect(gone).toEqual([
    { to: '/events/new' },
    { to: '/ushers/new' },
    { to: '/leaders/new' },
    { to: '/ushers/import' },
    { to: '/admin', ...begin },
    { to: '/transactions', ...begin },
    { to: '/categories', ...begin },
    { to: '/types', ...begin },
    { to: '/settings/$', params: { _splat: 'privacy' } },
  ]);
  expect(commandsOf('recruiter').map(({ key }) => key)).toEqual(
    expect.arrayContaining(['new-usher', 'new-leader', 'import-ushers']),
  );
  expect(commandsOf('recruiter').map(({ key }) => key)).not.toContain('new-event');
  expect(commandsOf('finance')[0]?.key).toBe('new-adjustment');
  expect(commandsOf('viewer')[0]?.key).toBe('read-notifications');
  const found = (query: string) => matching(commandsOf('owner'), query).map(({ key }) => key);
  expect(found('add usher')).toContain('new-usher');
  expect(found('create event')).toEqual(['new-event']);
  expect(found('sign out')).toEqual(['logout']);
  await loadTexts('ar', ['shell', 'palette']);
  await applyPreferences({ language: 'ar' });
  expect(found('اضافه منظم')).toContain('new-usher');
  expect(found('أنشئ فعالية')).toEqual(['new-event']);
});

test('parts of screens are found by their own name, for those who may open them', async () => {
  await speak(['shell', 'palette']);
  const gone: LinkProps[] = [];
  const say = { t: translate('palette'), shell: translate('shell') };
  const labelsFor = (set: 'recruiter' | 'ops') =>
    screenParts(say, set, (link) => gone.push(link)).map(({ label }) => label);
  expect(labelsFor('ops')).toContain('Join requests: Interviews');
  expect(labelsFor('ops')).not.toContain('Join requests: Deletion requests');
  const deletion = screenParts(say, 'recruiter', (link) => gone.push(link)).at(-1);
  expect(deletion?.label).toBe('Join requests: Deletion requests');
  deletion?.run();
  expect(gone).toEqual([{ to: '/join-requests', search: { tab: 'deletion', status: 'open' } }]);
});

test('sections of the settings are screens of their own, for those who may read them', async () => {
  await speak(['shell', 'settings']);
  const gone: LinkProps[] = [];
  const say = { t: translate('shell'), settings: translate('settings') };
  const hiring = settingsSections(say, 'ops', (link) => gone.push(link)).find(
    ({ label }) => label === 'Settings: Hiring',
  );
  hiring?.run();
  expect(gone).toEqual([{ to: '/settings/$', params: { _splat: 'hiring' } }]);
  const sections = settingsSections(say, 'ops', () => undefined);
  expect(matching(sections, 'grace period').map(({ label }) => label)).toEqual(['Settings: Attendance']);
  expect(settingsSections(say, 'viewer', () => undefined)).toEqual([]);
});

test('each report is found by its name, for those who may read reports', async () => {
  await speak(['shell']);
  const gone: LinkProps[] = [];
  const found = reports(translate('shell'), 'en', 'viewer', (link) => gone.push(link));
  expect(found.map(({ label }) => label)).toContain('Reports: Fill rate');
  for (const { run } of found) run();
  expect(gone).toEqual(REPORTS.map((report) => ({ to: '/reports/$report', params: { report } })));
  expect(reports(translate('shell'), 'en', undefined, () => undefined)).toEqual([]);
});

test('an event stands with its day', async () => {
  await speak(['status']);
  const hit: SearchHit = {
    kind: 'events',
    ...{ id: '018f0000-0000-7000-8000-000000000001', title_en: 'Book Fair', title_ar: 'معرض' },
    ...{ code: 1206, detail: 'Cairo', amount_minor: null, currency: null, status: 'published' },
    ...{ starts_on: '2026-11-18', image: null },
  };
  const action = hitAction(hit, 'en', () => undefined);
  const screen = await renderIn(
    'en',
    <PaletteOption id="a" action={action} query="book" marked run={() => undefined} />,
  );
  await expect.element(screen.getByRole('option').getByText('18 Nov 2026')).toBeVisible();
});
