import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LANGUAGES, renderIn } from '../../testing/render-in.tsx';
import { SelectField } from '../choice/select-field.tsx';
import { DateField } from '../date/date-field.tsx';
import { MoneyField } from './money-field.tsx';
import { NumberField } from './number-field.tsx';
import { PasswordField } from './password-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

test('a hint is read with its field, and an error takes its place', async () => {
  const screen = await renderIn(
    'en',
    <>
      <TextField label="Title" hint="As guests read it" />
      <TextAreaField label="Notes" hint="Only you see them" error="Too long" />
    </>,
  );
  const title = screen.getByRole('textbox', { name: 'Title' });
  await expect.element(title).toHaveAccessibleDescription('As guests read it');
  await expect.element(title).toHaveAttribute('aria-invalid', 'false');
  const notes = screen.getByRole('textbox', { name: 'Notes' });
  await expect.element(notes).toHaveAccessibleDescription('Too long');
  await expect.element(notes).toHaveAttribute('aria-invalid', 'true');
  await screen.getByText('Notes').click();
  await expect.element(notes).toHaveFocus();
});

test.each(LANGUAGES)('what must be filled in is marked from the start, to see and to hear (%s)', async (language) => {
  const screen = await renderIn(
    language,
    <>
      <TextField label="Title" required />
      <TextAreaField label="Notes" />
      <PasswordField label="Password" required showLabel="Show" hideLabel="Hide" />
      <SelectField label="Category" required value="" choices={[]} onChange={() => undefined} />
      <DateField label="First day" required value="" onChange={() => undefined} />
    </>,
  );
  for (const label of ['Title', 'Password', 'Category', 'First day']) {
    await expect.element(screen.getByLabelText(label, { exact: true })).toBeRequired();
  }
  await expect.element(screen.getByLabelText('Notes')).not.toBeRequired();
  expect(screen.getByTitle(language === 'ar' ? 'مطلوب' : 'Required').elements()).toHaveLength(4);
  await expect.element(screen.getByLabelText('Title')).toHaveAttribute('aria-invalid', 'false');
});

const Numbers = () => {
  const [count, setCount] = useState(5);
  const [pay, setPay] = useState<number | null>(12_550);
  return (
    <>
      <NumberField label="Ushers" value={count} onChange={setCount} />
      <MoneyField label="Pay" currency="SAR" value={pay} onChange={setPay} />
      <output>{`${count} ${pay}`}</output>
      <button type="button" onClick={() => setCount(7)}>
        Seven
      </button>
    </>
  );
};

test.each(LANGUAGES)('numbers are read in both kinds of digits, and written from the left (%s)', async (language) => {
  const screen = await renderIn(language, <Numbers />);
  const count = screen.getByRole('textbox', { name: 'Ushers' });
  const pay = screen.getByRole('textbox', { name: 'Pay' });
  await expect.element(pay).toHaveValue('125.50');
  await count.fill('١٢٠');
  await pay.fill('٩٫٧٥');
  await expect.element(screen.getByRole('status')).toHaveTextContent('120 975');
  await expect.element(count).toHaveAttribute('dir', 'ltr');
  await expect.element(pay).toHaveAttribute('dir', 'ltr');
});

test('what is no number stays as it was written, until somebody changes it', async () => {
  const screen = await renderIn('en', <Numbers />);
  const count = screen.getByRole('textbox', { name: 'Ushers' });
  await count.fill('many');
  await screen.getByRole('textbox', { name: 'Pay' }).fill('');
  await expect.element(screen.getByRole('status')).toHaveTextContent('NaN null');
  await expect.element(count).toHaveValue('many');
  await screen.getByRole('button', { name: 'Seven' }).click();
  await expect.element(count).toHaveValue('7');
});

test('a password is shown while somebody wants to read it', async () => {
  const screen = await renderIn('ar', <PasswordField label="Password" showLabel="Show" hideLabel="Hide" />);
  const field = screen.getByLabelText('Password');
  await field.fill('secret');
  await expect.element(field).toHaveAttribute('type', 'password');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Hide' })).toHaveFocus();
  await expect.element(field).toHaveAttribute('type', 'text');
});
