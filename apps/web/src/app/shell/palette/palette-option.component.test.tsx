import type { SearchHit } from '@proline/contract/search/search';
import type { LinkProps } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { translate } from '../../../lib/texts/i18n.ts';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { commands, hitAction } from './palette-actions.ts';
import { PaletteOption } from './palette-option.tsx';

test('commands begin something new, for those who may', async () => {
  await loadTexts('en', ['shell']);
  const gone: LinkProps[] = [];
  const commandsOf = (set: 'owner' | 'viewer') => commands(translate('shell'), set, (link) => gone.push(link));
  for (const command of commandsOf('owner').slice(0, 4)) command.run();
  const begin = { state: { begin: true } };
  expect(gone).toEqual([
    { to: '/events/new' },
    { to: '/admin', ...begin },
    { to: '/categories', ...begin },
    { to: '/types', ...begin },
  ]);
  expect(commandsOf('viewer')[0]?.key).toBe('keys');
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
