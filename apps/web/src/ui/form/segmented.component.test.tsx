import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LANGUAGES, renderIn } from '../../testing/render-in.tsx';
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

test.each(LANGUAGES)('is one group of radio buttons that arrow keys walk through (%s)', async (language) => {
  const screen = await renderIn(language, <Sizes />);
  await expect.element(screen.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole('radio', { name: 'Small' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('radio', { name: 'Medium' })).toBeChecked();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByRole('radio', { name: 'Small' })).toBeChecked();
});

test('a click chooses', async () => {
  const screen = await renderIn('en', <Sizes />);
  await screen.getByText('Large').click();
  await expect.element(screen.getByRole('radio', { name: 'Large' })).toBeChecked();
});
