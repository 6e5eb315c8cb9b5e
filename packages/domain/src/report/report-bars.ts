import type { FigureCount } from '../figures/standing.ts';
import { SMALL_SAMPLE, type TeamSums } from './report-figures.ts';

export type Bar = { readonly key: string; readonly count: number };

/** So many bars, and one more for everything that took longer. */
const DAY_BARS = 14;
/** How many days one bar has: the fewest with which most of what took long still stands in a bar of its own. */
const BAR_DAYS = [1, 2, 3, 7, 14] as const;
const MOST_OF_THEM = 0.9;

/** Why a place stayed open: each place that is not filled has one. */
export const OPEN_PLACES = ['given_back', 'declined', 'unanswered', 'unasked'] as const;
/** In which parts of a hundred shares are counted; the last includes the whole. */
export const BAND_PERCENT = 5;
export const TENTHS = 10;

/** How many places took so many whole days; each bar is named after its first day, and the last has everything that took longer. */
export const dayBars = (hours: readonly FigureCount[]): readonly Bar[] => {
  const days = hours.map(({ value, count }) => ({ day: Math.floor(value / 24), count }));
  const all = days.reduce((sum, { count }) => sum + count, 0);
  const within = (limit: number) => days.reduce((sum, { day, count }) => (day < limit ? sum + count : sum), 0);
  const width = BAR_DAYS.find((one) => within(DAY_BARS * one) >= MOST_OF_THEM * all) ?? 14;
  const counts = Array.from({ length: DAY_BARS + 1 }, () => 0);
  for (const { day, count } of days) {
    const bar = Math.min(DAY_BARS, Math.floor(day / width));
    counts[bar] = (counts[bar] ?? 0) + count;
  }
  return counts.map((count, bar) => ({ key: String(bar * width), count }));
};

/** From the first to the last day of each bar; without a last day: or longer. */
export const daysOfBar = (bars: readonly Pick<Bar, 'key'>[], key: string): { from: number; to?: number } => {
  const next = bars[bars.findIndex((bar) => bar.key === key) + 1];
  return { from: Number(key), ...(next && { to: Number(next.key) - 1 }) };
};

const BANDS = 100 / BAND_PERCENT;
/** Whole numbers throughout, as the list of leaders reckons it. */
const bandOf = (part: number, sample: number): number => Math.min(BANDS - 1, Math.floor((BANDS * part) / sample));

/** How many leaders had so much of their teams on time; whoever led fewer arrivals than a sample needs is left out. */
export const punctualityBars = (leaders: readonly TeamSums[]): readonly Bar[] => {
  const counts = Array.from({ length: BANDS }, () => 0);
  for (const { attended, on_time } of leaders) {
    if (attended < SMALL_SAMPLE) continue;
    const band = bandOf(on_time, attended);
    counts[band] = (counts[band] ?? 0) + 1;
  }
  return counts.map((count, band) => ({ key: String(band * BAND_PERCENT), count }));
};

/** Which part of all minutes each tenth of those who worked did, from those who did the least; in parts of 1. */
export const tenthBars = (counts: readonly FigureCount[]): readonly Bar[] => {
  const worked = counts.toSorted((a, b) => a.value - b.value);
  const people = worked.reduce((sum, { count }) => sum + count, 0);
  const all = worked.reduce((sum, { value, count }) => sum + value * count, 0);
  if (people < SMALL_SAMPLE || all === 0) return [];
  const tenths = Array.from({ length: TENTHS }, () => 0);
  let passed = 0;
  for (const { value, count } of worked) {
    // people who worked the same may stand in several tenths
    for (let tenth = 0; tenth < TENTHS; tenth += 1) {
      const from = Math.max(passed, (tenth * people) / TENTHS);
      const to = Math.min(passed + count, ((tenth + 1) * people) / TENTHS);
      if (to > from) tenths[tenth] = (tenths[tenth] ?? 0) + (value * (to - from)) / all;
    }
    passed += count;
  }
  return tenths.map((count, tenth) => ({ key: String(tenth + 1), count }));
};
