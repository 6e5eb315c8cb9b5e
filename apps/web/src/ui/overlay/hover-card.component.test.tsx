import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LANGUAGES, renderIn } from '../../testing/render-in.tsx';
import { HoverCard } from './hover-card.tsx';

const shown = async (language: 'en' | 'ar') => {
  const screen = await renderIn(
    language,
    <div style={{ padding: 200 }}>
      <button type="button">Before</button>
      <HoverCard label="Staffing" trigger={<span>12 of 20</span>}>
        {() => <p>8 are missing</p>}
      </HoverCard>
    </div>,
  );
  const before = screen.getByRole('button', { name: 'Before' });
  await before.hover();
  return { screen, before, thing: screen.getByRole('button', { name: 'Staffing' }), card: screen.getByRole('tooltip') };
};

test.each(LANGUAGES)('the pointer opens it, may go into it, and closes it by leaving (%s)', async (language) => {
  const { before, thing, card } = await shown(language);
  await thing.hover();
  await expect.element(card).toBeVisible();
  await expect.element(thing).toHaveAccessibleDescription('8 are missing');
  await card.hover();
  await expect.element(card).toBeVisible();
  await before.hover();
  await expect.element(card).not.toBeInTheDocument();
});

test('the pointer opens it after work with the keyboard, by its first move', async () => {
  const { thing, card } = await shown('en');
  await userEvent.keyboard('{Shift}');
  await thing.hover();
  await expect.element(card).toBeVisible();
});

test.each(LANGUAGES)('the focus opens it, Escape closes it, and the focus stays (%s)', async (language) => {
  const { before, thing, card } = await shown(language);
  await before.click();
  await userEvent.tab();
  await expect.element(thing).toHaveFocus();
  await expect.element(card).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(thing).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  await expect.element(card).toBeVisible();
  await userEvent.tab({ shift: true });
  await expect.element(card).not.toBeInTheDocument();
});

test.each(LANGUAGES)('it stands below its thing, where the line begins (%s)', async (language) => {
  const { thing, card } = await shown(language);
  await thing.hover();
  await expect.element(card).toBeVisible();
  const [own, there] = [card.element().getBoundingClientRect(), thing.element().getBoundingClientRect()];
  expect(own.top).toBeGreaterThanOrEqual(there.bottom);
  const edge = language === 'ar' ? 'right' : 'left';
  expect(own[edge]).toBeCloseTo(there[edge], 0);
});
