import type { PlacePosition } from '@proline/contract/assignment/assignment';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { LANGUAGES, renderIn } from '../../../testing/render-in.tsx';
import { GATE_WED, HALL_TUE, HALL_WED, PARKING_TUE, PLACES } from '../testing/sample-places.ts';
import { PlaceCard } from './place-card.tsx';

const onChoose = vi.fn<(ids: readonly string[]) => void>();

const Card = ({ all }: { readonly all: boolean }) => {
  const [chosen, setChosen] = useState<readonly PlacePosition[]>([HALL_TUE]);
  return (
    <PlaceCard
      places={PLACES}
      chosen={chosen}
      all={all}
      onAll={() => undefined}
      onChoose={(positions) => {
        setChosen(positions);
        onChoose(positions.map(({ id }) => id));
      }}
    />
  );
};

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement.dataset['position'] : '');
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-position]')].map((row) => row.dataset['position']);

test.each(LANGUAGES)('arrow keys move, Enter chooses, X adds a shift, each along the script (%s)', async (language) => {
  await loadTexts(language, ['hiring', 'hiring-offers']);
  await renderIn(language, <Card all />);
  onChoose.mockClear();
  const [forward, back] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  document.querySelector<HTMLElement>(`[data-position="${HALL_TUE.id}"]`)?.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe(PARKING_TUE.id);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(focused()).toBe(HALL_TUE.id);
  await userEvent.keyboard(`{${forward}}`);
  expect(focused()).toBe(HALL_WED.id);
  await userEvent.keyboard('x');
  expect(onChoose).toHaveBeenLastCalledWith([HALL_TUE.id, HALL_WED.id]);
  await userEvent.keyboard(`{${back}}{End}{Enter}`);
  expect(onChoose).toHaveBeenLastCalledWith([GATE_WED.id]);
  expect(focused()).toBe(GATE_WED.id);
});

test('only gaps are shown, and what is chosen', async () => {
  await loadTexts('en', ['hiring', 'hiring-offers']);
  const screen = await renderIn('en', <Card all={false} />);
  expect(shown()).toEqual([HALL_TUE.id, PARKING_TUE.id, HALL_WED.id]);
  await expect.element(screen.getByText('4 open')).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: /Main hall.*0 confirmed and 0 invited of 2 places/ }))
    .toHaveAttribute('aria-pressed', 'true');
});

test('one row is in the order of the Tab key, so that the people beside are near', async () => {
  await loadTexts('en', ['hiring', 'hiring-offers']);
  await renderIn('en', <Card all />);
  expect(document.querySelectorAll('[data-position][tabindex="0"]').length).toBe(1);
});
