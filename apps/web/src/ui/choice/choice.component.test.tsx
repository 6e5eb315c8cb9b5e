import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderIn } from '../../testing/render-in.tsx';
import { Checkbox } from './checkbox.tsx';
import { SelectBox } from './select-box.tsx';
import { SelectField } from './select-field.tsx';
import { SwitchField } from './switch-field.tsx';

test('Space ticks a box, which has its name though no word is shown', async () => {
  const Box = () => {
    const [checked, setChecked] = useState(false);
    return <Checkbox label="Select Sara" checked={checked} onChange={setChecked} />;
  };
  const screen = await renderIn('en', <Box />);
  const box = screen.getByRole('checkbox', { name: 'Select Sara' });
  await userEvent.tab();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(box).toBeChecked();
});

test('a box that stands for some is mixed, and one that is off cannot be ticked', async () => {
  const changed = vi.fn();
  const screen = await renderIn(
    'en',
    <>
      <Checkbox showLabel label="All" checked={false} mixed onChange={changed} />
      <Checkbox showLabel label="Always" checked disabled onChange={changed} />
    </>,
  );
  await expect.element(screen.getByRole('checkbox', { name: 'All' })).toBePartiallyChecked();
  await expect.element(screen.getByRole('checkbox', { name: 'Always' })).toBeDisabled();
  await screen.getByText('Always').click({ force: true });
  expect(changed).not.toHaveBeenCalled();
});

test('a switch says what it is for, and is thrown by a click on its words', async () => {
  const changed = vi.fn();
  const screen = await renderIn('ar', <SwitchField label="Codes" hint="For all" checked={false} onChange={changed} />);
  const control = screen.getByRole('switch', { name: 'Codes' });
  await expect.element(control).toHaveAccessibleDescription('For all');
  await screen.getByText('For all').click();
  expect(changed).toHaveBeenCalledExactlyOnceWith(true);
});

const CITIES = [
  { value: 'riyadh', label: 'Riyadh' },
  { value: 'jeddah', label: 'Jeddah' },
  { value: 'abha', label: 'Abha', disabled: true },
] as const;

test('the arrow of a list stands in its box, also where a column would stretch it', async () => {
  const screen = await renderIn(
    'ar',
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <SelectBox label="City" value="riyadh" choices={CITIES} onChange={() => undefined} />
    </div>,
  );
  const box = screen.getByRole('combobox', { name: 'City' }).element();
  const arrow = box.nextElementSibling;
  expect(arrow?.getBoundingClientRect().left).toBeGreaterThan(box.getBoundingClientRect().left);
});

test("the system's own list: a letter chooses, and the error is read with it", async () => {
  const Field = () => {
    const [city, setCity] = useState<(typeof CITIES)[number]['value'] | ''>('');
    const error = city === '' ? 'Choose a city.' : undefined;
    return (
      <SelectField label="City" value={city} choices={CITIES} placeholder="Choose" error={error} onChange={setCity} />
    );
  };
  const screen = await renderIn('en', <Field />);
  const select = screen.getByRole('combobox', { name: 'City' });
  await expect.element(select).toHaveAccessibleDescription('Choose a city.');
  await expect.element(select).toHaveAttribute('aria-invalid', 'true');
  await userEvent.tab();
  await userEvent.keyboard('j');
  await expect.element(select).toHaveDisplayValue('Jeddah');
  await expect.element(select).toHaveAttribute('aria-invalid', 'false');
  // The placeholder option is gone.
  expect(select.element().querySelectorAll('option')).toHaveLength(CITIES.length);
});

test('in a table the head says what a list is, so its name is only read', async () => {
  const changed = vi.fn();
  const screen = await renderIn('ar', <SelectBox label="City" value="riyadh" choices={CITIES} onChange={changed} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'jeddah');
  expect(changed).toHaveBeenCalledExactlyOnceWith('jeddah');
  await expect.element(screen.getByRole('option', { name: 'Abha' })).toBeDisabled();
});
