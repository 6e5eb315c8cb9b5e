import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { RenderResult } from 'vitest-browser-react/pure';
import { LANGUAGES, renderIn } from '../../testing/render-in.tsx';
import { Button } from '../button/button.tsx';
import { Popover } from '../overlay/popover.tsx';
import { ComboBox } from './combo-box.tsx';

const CITIES = ['Abha', 'Dammam', 'Doha', 'Jeddah', 'Riyadh'];
const SHUT = 'Dammam';

type FoundProps = { readonly chosen: string[]; readonly missing?: 'on their way' | 'failed' };

const Cities = ({ chosen, missing }: FoundProps) => {
  const [typed, setTyped] = useState('');
  const found = CITIES.filter((city) => city.toLowerCase().includes(typed.toLowerCase()));
  return (
    <ComboBox
      label="Find a city"
      typed={typed}
      onTyped={setTyped}
      nothing="No city is called so"
      failed={missing === 'failed' ? <p>Not loaded</p> : undefined}
      options={
        missing
          ? undefined
          : found.map((city) => ({
              key: city,
              name: city,
              content: city === SHUT ? 'Dammam is full' : city,
              isShut: city === SHUT,
              choose: () => chosen.push(city),
            }))
      }
    />
  );
};

const opened = async (language: 'en' | 'ar') => {
  const chosen: string[] = [];
  const screen = await renderIn(
    language,
    <Popover label="Cities" trigger={(props) => <Button {...props}>City</Button>}>
      {() => <Cities chosen={chosen} />}
    </Popover>,
  );
  await screen.getByRole('button', { name: 'City' }).click();
  const box = screen.getByRole('combobox', { name: 'Find a city' });
  await expect.element(box).toHaveFocus();
  return { chosen, screen, box };
};

/** Returns the option that the box reports as marked. */
const marked = (screen: RenderResult): string | undefined => {
  const id = screen.getByRole('combobox').element().getAttribute('aria-activedescendant');
  return id === null ? undefined : (document.getElementById(id)?.textContent ?? undefined);
};

test.each(LANGUAGES)(
  'arrow keys, Home and End mark an option while the focus stays in the box (%s)',
  async (language) => {
    const { chosen, screen, box } = await opened(language);
    await expect.element(screen.getByRole('listbox', { name: 'Find a city' })).toBeVisible();
    await expect.element(box).toHaveAttribute('aria-controls', screen.getByRole('listbox').element().id);
    await expect.poll(() => marked(screen)).toBe('Abha');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.poll(() => marked(screen)).toBe('Doha');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect.poll(() => marked(screen)).toBe('Abha');
    await userEvent.keyboard('{End}');
    await expect.poll(() => marked(screen)).toBe('Riyadh');
    await userEvent.keyboard('{Home}');
    await expect.poll(() => marked(screen)).toBe('Abha');
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect.poll(() => chosen).toEqual(['Riyadh']);
  },
);

test.each(LANGUAGES)('typing narrows the list, and Enter chooses the first that is left (%s)', async (language) => {
  const { chosen, screen, box } = await opened(language);
  await userEvent.keyboard('do');
  await expect.element(screen.getByRole('option')).toHaveTextContent('Doha');
  await expect.poll(() => marked(screen)).toBe('Doha');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => chosen).toEqual(['Doha']);
  await expect.element(box).toHaveValue('do');
});

test('while what was typed is taken back nothing is marked, and an arrow key begins anew', async () => {
  const { chosen, screen } = await opened('en');
  await userEvent.keyboard('do');
  await expect.poll(() => marked(screen)).toBe('Doha');
  await userEvent.keyboard('{Backspace}{Backspace}{Enter}');
  await expect.element(screen.getByRole('option')).toHaveLength(CITIES.length);
  expect(marked(screen)).toBeUndefined();
  expect(chosen).toEqual([]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => chosen).toEqual(['Abha']);
});

test('one that cannot be chosen is reached and read, and neither Enter nor a click chooses it', async () => {
  const { chosen, screen } = await opened('en');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => marked(screen)).toBe('Dammam is full');
  const full = screen.getByRole('option', { name: 'Dammam is full' });
  await expect.element(full).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(full, { force: true });
  await screen.getByRole('option', { name: 'Doha' }).click();
  await expect.poll(() => chosen).toEqual(['Doha']);
});

test('a click chooses, and the focus stays in the box', async () => {
  const { chosen, screen, box } = await opened('en');
  await screen.getByRole('option', { name: 'Jeddah' }).click();
  await expect.poll(() => chosen).toEqual(['Jeddah']);
  await expect.element(box).toHaveFocus();
});

test.each(LANGUAGES)('Escape closes the panel that it stands in, and the focus goes back (%s)', async (language) => {
  const { chosen, screen } = await opened(language);
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'City' })).toHaveFocus();
  expect(chosen).toEqual([]);
});

test('what is not found is announced', async () => {
  const { chosen, screen } = await opened('en');
  await expect.element(screen.getByRole('status')).toHaveTextContent('');
  await userEvent.keyboard('xyz');
  await expect.element(screen.getByRole('status')).toHaveTextContent('No city is called so');
  await expect.element(screen.getByRole('combobox')).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual([]);
});

test('options on their way, or not to be had, are neither a list nor nothing found', async () => {
  const screen = await renderIn('en', <Cities chosen={[]} missing="failed" />);
  await expect.element(screen.getByText('Not loaded')).toBeVisible();
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('status')).toHaveTextContent('');
  await screen.rerender(<Cities chosen={[]} missing="on their way" />);
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('status')).toHaveTextContent('');
});

test('in Arabic the sign stands at the right of the box', async () => {
  const { box } = await opened('ar');
  const field = box.element().parentElement;
  const sign = field?.querySelector('svg')?.getBoundingClientRect();
  expect(sign?.left).toBeGreaterThan(box.element().getBoundingClientRect().right - 1);
});
