import type { PlacePosition } from '@proline/contract/assignment/assignment';
import { useState, type ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { LANGUAGES, renderIn } from '../../../testing/render-in.tsx';
import { GATE_WED, HALL_TUE, HALL_WED, PARKING_TUE, PLACES } from '../testing/sample-places.ts';
import { PlaceCard } from './place-card.tsx';

const onChoose = vi.fn<(ids: readonly string[]) => void>();

const Card = ({
  all,
  plan = null,
}: Pick<Partial<ComponentProps<typeof PlaceCard>>, 'plan'> & { readonly all: boolean }) => {
  const [chosen, setChosen] = useState<readonly PlacePosition[]>([HALL_TUE]);
  return (
    <PlaceCard
      places={PLACES}
      chosen={chosen}
      plan={plan}
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

test('what auto-fill proposes stands at each place: how many more, who, and what stays open', async () => {
  await loadTexts('en', ['hiring', 'hiring-offers']);
  const row = (at: number, position_id: string) => ({
    ...{ id: `planned-${at}`, usher: { id: `usher-${at}`, name_en: 'Nour', name_ar: 'نور', photo: null }, position_id },
    ...{ from_position_id: null, tenths: 800, from_tenths: null, contributions: [] },
    ...{ result: null, code: null, message: null, reserve: false },
  });
  const rows = [row(1, HALL_TUE.id), row(2, HALL_TUE.id), row(3, PARKING_TUE.id)];
  const plan = {
    coming: Map.groupBy(rows, ({ position_id }) => position_id),
    // more than are open: somebody was given a place by hand since
    more: new Map([
      [HALL_TUE.id, 5],
      [PARKING_TUE.id, 1],
    ]),
  };
  const screen = await renderIn('en', <Card all={false} plan={plan} />);
  const place = (id: string) => document.querySelector(`[data-position="${id}"]`);
  await expect.element(screen.getByText('+2')).toBeVisible();
  expect(place(HALL_TUE.id)?.textContent).toContain('of 2 places 2 more in the plan');
  expect(place(HALL_TUE.id)?.textContent).not.toContain('open');
  expect(place(HALL_TUE.id)?.querySelectorAll('[data-status="planned"]')).toHaveLength(2);
  expect(place(PARKING_TUE.id)?.textContent).toContain('+11 open');
  expect(place(HALL_WED.id)?.textContent).not.toContain('plan');
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
