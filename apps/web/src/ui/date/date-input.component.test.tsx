import type { CalendarDay } from '@proline/domain/time/calendar-day';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { wholeDayWithYear } from '../../lib/dates/calendar-words.ts';
import { dayText } from '../../lib/dates/day-text.ts';
import { LANGUAGES, renderIn } from '../../testing/render-in.tsx';
import { DateField } from './date-field.tsx';
import { DateInput } from './date-input.tsx';

type Language = (typeof LANGUAGES)[number];
const CHOSEN = '2030-05-06';
const OPEN = { en: 'Choose a date', ar: 'اختيار تاريخ' };

type InputProps = { readonly always?: boolean; readonly small?: boolean; readonly start?: CalendarDay };

const Input = ({ start = CHOSEN, ...how }: InputProps) => {
  const [day, setDay] = useState<CalendarDay>(start);
  return (
    <>
      <DateInput {...how} aria-label="First day" value={day} onChange={setDay} />
      <button type="button">After</button>
    </>
  );
};

const inputOf = async (language: Language, props: InputProps = {}) => {
  const screen = await renderIn(language, <Input {...props} />);
  return { screen, box: screen.getByRole('textbox', { name: 'First day' }) };
};

test.each([
  ['en', '7 May 2031'],
  ['en', '7/5/2031'],
  ['en', '2031-05-07'],
  ['ar', '٧ مايو ٢٠٣١'],
  ['ar', '7 أيار 2031'],
] as const)('a day is read as people write it, and written as the app does (%s: %s)', async (language, typed) => {
  const { box } = await inputOf(language);
  await box.fill(typed);
  await expect.element(box).toHaveAttribute('data-day', '2031-05-07');
  await userEvent.tab();
  await expect.element(box).toHaveValue(dayText(language, '2031-05-07'));
});

test.each(LANGUAGES)(
  'the arrow key opens the calendar at the day, and a pick gives the focus back to the box (%s)',
  async (language) => {
    const { screen, box } = await inputOf(language);
    await box.click();
    await userEvent.keyboard('{ArrowDown}');
    const calendar = screen.getByRole('dialog', { name: OPEN[language] });
    await expect.element(calendar.getByRole('button', { name: wholeDayWithYear(language, CHOSEN) })).toHaveFocus();
    // Yesterday is on the left in English, tomorrow in Arabic.
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect.element(calendar).not.toBeInTheDocument();
    await expect.element(box).toHaveAttribute('data-day', language === 'ar' ? '2030-05-07' : '2030-05-05');
    await expect.element(box).toHaveFocus();
  },
);

test.each(LANGUAGES)(
  'its button opens the calendar, at the end of the line; Escape closes it and changes nothing (%s)',
  async (language) => {
    const { screen, box } = await inputOf(language);
    const open = screen.getByRole('button', { name: OPEN[language] });
    const [own, field] = [open.element().getBoundingClientRect(), box.element().getBoundingClientRect()];
    expect(own.left < field.left).toBe(language === 'ar');
    await open.click();
    await expect.element(open).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(open).toHaveFocus();
    await expect.element(box).toHaveAttribute('data-day', CHOSEN);
  },
);

test('where there are many of them the button is no stop of the Tab key', async () => {
  const { screen, box } = await inputOf('en', { small: true });
  await box.click();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('a day that there always is comes back when what is typed is none', async () => {
  const { box } = await inputOf('en', { always: true });
  await box.fill('soon');
  await userEvent.tab();
  await expect.element(box).toHaveValue(dayText('en', CHOSEN));
  await expect.element(box).toHaveAttribute('aria-invalid', 'false');
});

test('a day that is not in the calendar is told as such', async () => {
  const screen = await renderIn('en', <Field />);
  const box = screen.getByRole('textbox', { name: 'First day' });
  await box.fill('31.02.');
  await userEvent.tab();
  await expect.element(box).toHaveAccessibleDescription(/^The date “31.02.” doesn’t exist. Enter a date such as/);
});

const Field = () => {
  const [day, setDay] = useState<CalendarDay>('');
  return <DateField label="First day" hint="The doors open" error={undefined} value={day} onChange={setDay} />;
};

test.each(LANGUAGES)('what is no day stays, and the field says so until it is one (%s)', async (language) => {
  const screen = await renderIn(language, <Field />);
  const box = screen.getByRole('textbox', { name: 'First day' });
  await box.fill('soon');
  await expect.element(box).toHaveAttribute('aria-invalid', 'false');
  await userEvent.tab();
  await expect.element(box).toHaveValue('soon');
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  const problem = language === 'ar' ? /أدخل تاريخًا/ : /Enter a date such as/;
  await expect.element(box).toHaveAccessibleDescription(problem);
  await box.fill('7/5/2031');
  await expect.element(box).toHaveAttribute('aria-invalid', 'false');
  await expect.element(box).not.toHaveAccessibleDescription(problem);
});
