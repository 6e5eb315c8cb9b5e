import type { PlannedEvent } from './planned-event.ts';
import type { Day } from './days.ts';
import { at } from '../engine/random.ts';

const ROUNDS = 60;
/** An event is scaled by less than this factor, up or down. */
const MOST_CHANGE = 4;

/**
 * Weighs the events so that the work of each week up to today follows the trend, although events start on irregular days.
 * Each round scales every event by how much work its weeks still lack.
 */
export function fitToTrend(events: readonly PlannedEvent[], today: Day, trend: readonly number[]): PlannedEvent[] {
  const weeks = events.map((event) => weeksOf(event, today).filter((week) => week < trend.length));
  const scale = trend.reduce((sum, load) => sum + load, 0) / events.reduce((sum, { weight }) => sum + weight, 0);
  const planned = events.map(({ weight }) => weight * scale);
  const weights = [...planned];
  for (let round = 0; round < ROUNDS; round++) {
    const sums = trend.map(() => 0);
    weeks.forEach((list, event) => {
      for (const week of list) sums[week] = at(sums, week) + at(weights, event) / at(events, event).days;
    });
    weeks.forEach((list, event) => {
      if (list.length === 0) return;
      const lack = list.reduce((total, week) => total + at(trend, week) / at(sums, week), 0) / list.length;
      const base = at(planned, event);
      weights[event] = Math.min(base * MOST_CHANGE, Math.max(base / MOST_CHANGE, at(weights, event) * lack));
    });
  }
  return events.map((event, position) => ({ ...event, weight: at(weights, position) }));
}

/** For each past day of the event: how many weeks ago it was. */
const weeksOf = ({ first_day, days }: PlannedEvent, today: Day): number[] =>
  Array.from({ length: days }, (_, step) => first_day + step)
    .filter((day) => day < today)
    .map((day) => Math.floor((today - day) / 7));
