import type { SearchHit } from '@proline/contract/search/search';
import type { LinkProps } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { translate } from '../../../lib/texts/i18n.ts';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { commands, hitAction, settingsSections } from './palette-actions.ts';
import { PaletteOption } from './palette-option.tsx';

test('commands begin something new, for those who may', async () => {
  await loadTexts('en', ['shell']);
  const gone: LinkProps[] = [];
  const commandsOf = (set: 'owner' | 'recruiter' | 'viewer') =>
    commands(translate('shell'), set, (link) => gone.push(link));
  for (const command of commandsOf('owner').slice(0, 7)) command.run();
  const begin = { state: { begin: true } };
  expect(gone).toEqual([
    { to: '/events/new' },
    { to: '/ushers/new' },
    { to: '/leaders/new' },
    { to: '/ushers/import' },
    { to: '/admin', ...begin },
    { to: '/categories', ...begin },
    { to: '/types', ...begin },
  ]);
  expect(commandsOf('recruiter').map(({ key }) => key)).toEqual(
    expect.arrayContaining(['new-usher', 'new-leader', 'import-ushers']),
  );
  expect(commandsOf('recruiter').map(({ key }) => key)).not.toContain('new-event');
  expect(commandsOf('viewer')[0]?.key).toBe('keys');
});

test('sections of the settings are screens of their own, for those who may read them', async () => {
  await loadTexts('en', ['shell', 'settings']);
  const gone: LinkProps[] = [];
  const say = { t: translate('shell'), settings: translate('settings') };
  const hiring = settingsSections(say, 'ops', (link) => gone.push(link)).find(
    ({ label }) => label === 'Settings: Hiring',
  );
  hiring?.run();
  expect(gone).toEqual([{ to: '/settings/$', params: { _splat: 'hiring' } }]);
  expect(settingsSections(say, 'viewer', () => undefined)).toEqual([]);
});

test('an event stands with its day', async () => {
  await loadTexts('en', ['status']);
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
