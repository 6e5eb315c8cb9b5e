import type { CalendarDay } from '@proline/domain/time/calendar-day';
import { wallTimeOf } from '@proline/domain/time/zoned-time';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  dayNumber,
  hijriNumber,
  hijriTitle,
  monthTitle,
  weekdayName,
  wholeDayWithYear,
} from '../../lib/dates/calendar-words.ts';
import { LANGUAGES, renderIn } from '../../testing/render-in.tsx';
import { DayPanel } from './day-panel.tsx';

/** A Wednesday. */
const CHOSEN = '2026-11-18';
const SATURDAY = '2026-11-14';
const EVERY_DAY = { min: '1900-01-01', max: '2199-12-31' };

type Language = (typeof LANGUAGES)[number];
type Panel = { readonly value?: CalendarDay; readonly limits?: typeof EVERY_DAY; readonly clearable?: boolean };
type Region = Parameters<typeof renderIn>[2];

const panelOf = async (
  language: Language,
  { value = CHOSEN, limits = EVERY_DAY, clearable = true }: Panel = {},
  region: Region = {},
) => {
  const picked: CalendarDay[] = [];
  const screen = await renderIn(
    language,
    <DayPanel
      value={value}
      limits={limits}
      onClear={clearable ? () => picked.push('') : null}
      onPick={(day) => picked.push(day)}
    />,
    region,
  );
  const day = (wanted: CalendarDay) => screen.getByRole('button', { name: wholeDayWithYear(language, wanted) });
  return { picked, screen, day };
};

test.each(LANGUAGES)('a month is a grid with its name, its weekdays and the chosen day (%s)', async (language) => {
  const { screen, day } = await panelOf(language);
  const grid = screen.getByRole('grid', { name: monthTitle(language, CHOSEN) });
  await expect.element(grid).toBeVisible();
  const headers = grid.getByRole('columnheader').elements();
  expect(headers.map((header) => header.getAttribute('abbr'))).toEqual(
    ['15', '16', '17', '18', '19', '20', '21'].map((date) => weekdayName(language, `2026-11-${date}`, 'long')),
  );
  const selected = grid.getByRole('gridcell', { selected: true });
  await expect.element(selected.getByRole('button')).toHaveAccessibleName(wholeDayWithYear(language, CHOSEN));
  expect(
    grid
      .getByRole('button')
      .elements()
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toEqual([day(CHOSEN).element()]);
});

test.each(LANGUAGES)(
  'keys move the focus from day to day, in the direction of reading, and Enter picks (%s)',
  async (language) => {
    const { picked, day } = await panelOf(language);
    day(CHOSEN).element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(day(language === 'ar' ? '2026-11-19' : '2026-11-17')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(day(language === 'ar' ? '2026-11-17' : '2026-11-19')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(day('2026-11-15')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect.element(day('2026-12-06')).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect.element(day('2027-01-06')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await expect.element(day('2026-01-06')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(picked).toEqual(['2026-01-06']);
  },
);

test.each(LANGUAGES)('a week begins with the day of the settings, for the eye and for Home (%s)', async (language) => {
  const { screen, day } = await panelOf(language, {}, { week_start: 6 });
  const first = screen.getByRole('columnheader').first();
  await expect.element(first).toHaveAttribute('abbr', weekdayName(language, SATURDAY, 'long'));
  day(CHOSEN).element().focus();
  await userEvent.keyboard('{Home}');
  await expect.element(day(SATURDAY)).toHaveFocus();
  const [at, last] = [day(SATURDAY), day('2026-11-20')].map((one) => one.element().getBoundingClientRect().left);
  expect((at ?? 0) < (last ?? 0)).toBe(language === 'en');
});

test('beyond the limits nothing can be chosen, and no key or button leads there', async () => {
  const { screen, day } = await panelOf('en', { limits: { min: '2026-11-16', max: '2026-12-02' } });
  await expect.element(day('2026-11-15')).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Previous year' })).toBeDisabled();
  day(CHOSEN).element().focus();
  await userEvent.keyboard('{PageUp}');
  await expect.element(day('2026-11-16')).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  await expect.element(day('2026-12-02')).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
  await expect.element(day('2026-12-03')).toBeDisabled();
});

test('the buttons for months and years turn the page and keep the focus; the new month is announced', async () => {
  const { screen } = await panelOf('en');
  const next = screen.getByRole('button', { name: 'Next month' });
  await next.click();
  await expect.element(screen.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  await expect.element(next).toHaveFocus();
  await expect.element(screen.getByText('December 2026')).toHaveAttribute('aria-live', 'polite');
  await screen.getByRole('button', { name: 'Previous year' }).click();
  await expect.element(screen.getByRole('grid', { name: 'December 2025' })).toBeVisible();
});

test('without a day it opens with today, which is marked and can be picked at once', async () => {
  const { picked, screen } = await panelOf('en', { value: '', clearable: false });
  const today = wallTimeOf(new Date(), 'Asia/Riyadh').day;
  const current = screen.getByRole('grid').getByRole('button', { name: wholeDayWithYear('en', today) });
  await expect.element(current).toHaveAttribute('aria-current', 'date');
  await expect.element(screen.getByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Today' }).click();
  expect(picked).toEqual([today]);
});

test('a day that may be missing can be cleared', async () => {
  const { picked, screen } = await panelOf('en');
  await screen.getByRole('button', { name: 'Clear' }).click();
  expect(picked).toEqual(['']);
});

test.each(LANGUAGES)('the second calendar stands below month and days (%s)', async (language) => {
  const { screen, day } = await panelOf(language, {}, { second_calendar: 'islamic-umalqura' });
  await expect.element(screen.getByText(hijriTitle(language, '2026-11-01', '2026-11-30'))).toBeVisible();
  await expect.element(day(CHOSEN)).toHaveTextContent(`${dayNumber(language, CHOSEN)}${hijriNumber(language, CHOSEN)}`);
  // Screen readers still read one date.
  await expect.element(day(CHOSEN)).toHaveAccessibleName(wholeDayWithYear(language, CHOSEN));
});
