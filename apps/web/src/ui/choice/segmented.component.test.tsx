import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderIn } from '../../testing/render-in.tsx';
import { Segmented } from './segmented.tsx';

const Sizes = () => {
  const [size, setSize] = useState<'s' | 'm' | 'l'>('s');
  const options = [
    { value: 's', label: 'Small' },
    { value: 'm', label: 'Medium' },
    { value: 'l', label: 'Large' },
  ] as const;
  return <Segmented label="Size" value={size} options={options} onChange={setSize} />;
};

test.each([
  ['en', 'ArrowRight', 'ArrowLeft'],
  ['ar', 'ArrowLeft', 'ArrowRight'],
] as const)('arrow keys choose in reading order, and go around (%s)', async (language, onwards, back) => {
  const screen = await renderIn(language, <Sizes />);
  await expect.element(screen.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole('radio', { name: 'Small' })).toHaveFocus();
  for (const [key, name] of [
    [onwards, 'Medium'],
    ['ArrowDown', 'Large'],
    ['ArrowUp', 'Medium'],
    [back, 'Small'],
    [back, 'Large'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(screen.getByRole('radio', { name })).toBeChecked();
    await expect.element(screen.getByRole('radio', { name })).toHaveFocus();
  }
});

test('the group is one stop of the Tab key, at what is chosen', async () => {
  const screen = await renderIn(
    'en',
    <>
      <Sizes />
      <button type="button">After</button>
    </>,
  );
  await screen.getByText('Medium').click();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(screen.getByRole('radio', { name: 'Medium' })).toHaveFocus();
});

test('a click chooses', async () => {
  const screen = await renderIn('en', <Sizes />);
  await screen.getByText('Large').click();
  await expect.element(screen.getByRole('radio', { name: 'Large' })).toBeChecked();
});
