import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { queryClient } from '../../../lib/api/query-client.ts';
import { organisationQuery } from '../../../lib/preferences/organisation.ts';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { LANGUAGES, renderIn } from '../../../testing/render-in.tsx';
import { project } from './map-projection.ts';
import { PinMap } from './pin-map.parts.tsx';

const VENUE = { id: 'venue', latitude: 26.2235, longitude: 50.5876 };

/** Whether a point of the flat map is on land, as the browser has drawn it. */
const isLand = (place: { latitude: number; longitude: number }): boolean => {
  const { x, y } = project(place);
  const fine = [...document.querySelectorAll<SVGPathElement>('path[class*="land"]')].at(-1);
  return fine?.isPointInFill(new DOMPoint(x * 100, y * 100)) ?? false;
};

test.each(LANGUAGES)(
  'a pin stands on the coasts of the region, and nobody else is asked for pictures (%s)',
  async (language) => {
    await loadTexts(language, ['event-view']);
    const screen = await renderIn(language, <PinMap label="Place" pins={[VENUE]} />);
    await expect.poll(() => document.querySelectorAll('path[class*="land"]').length).toBe(2);
    expect(document.querySelectorAll('[class*="pin"] svg')).toHaveLength(1);
    // Manama is on an island; between it and the mainland there is sea
    expect([isLand({ latitude: 26.15, longitude: 50.53 }), isLand({ latitude: 26.2, longitude: 50.33 })]).toEqual([
      true,
      false,
    ]);
    expect([isLand({ latitude: 24.7, longitude: 46.7 }), isLand({ latitude: 22, longitude: 38 })]).toEqual([
      true,
      false,
    ]);
    await expect.element(screen.getByRole('group', { name: 'Place' })).toBeVisible();
    expect(document.querySelectorAll('[class*="area"] img')).toHaveLength(0);
  },
);

test('with a tile server its streets lie below the pin, with their credit', async () => {
  await loadTexts('en', ['event-view']);
  const screen = await renderIn('en', <PinMap label="Place" pins={[VENUE]} />);
  queryClient.setQueryData(
    organisationQuery.queryKey,
    (now) => now && { ...now, tiles: { url: '/no-tiles/{z}/{x}/{y}.png', attribution: '© Map people' } },
  );
  await expect.element(screen.getByText('© Map people')).toBeVisible();
  const addresses = [...document.querySelectorAll('[class*="tiles"] img')].map((tile) => tile.getAttribute('src'));
  expect(addresses).toContain('/no-tiles/14/10494/6954.png');
  screen.getByRole('group', { name: 'Place' }).element().focus();
  await userEvent.keyboard('-'.repeat(8));
  await expect.poll(() => document.querySelectorAll('[class*="tiles"] img').length).toBe(0);
  await expect.element(screen.getByText('© Map people')).not.toBeInTheDocument();
});
