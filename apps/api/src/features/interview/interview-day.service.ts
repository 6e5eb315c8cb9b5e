import type {
  DayInterview,
  getInterviewDay,
  getInterviewWeek,
  Interview,
  InterviewDay,
} from '@proline/contract/interview/interview';
import { hoursOf, openSlots, slotsOf } from '@proline/domain/recruiting/interview-slots';
import { addDays, type CalendarDay } from '@proline/domain/time/calendar-day';
import { overlaps, type Period } from '@proline/domain/time/period';
import { instantOf, wallTimeOf } from '@proline/domain/time/zoned-time';
import type { Kysely } from 'kysely';
import type { Handler } from '../../platform/http/handler.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { blockedBetween } from '../blocked-time/blocked-time.service.ts';
import { readRecruiting } from '../settings/settings.service.ts';
import { findClashes, findInterviewers, findInterviewsBetween, readZone } from './interview.queries.ts';

const DAYS_PER_WEEK = 7;

const periodOf = ({ starts_at, ends_at }: Interview): Period => ({
  starts_at: new Date(starts_at),
  ends_at: new Date(ends_at),
});
const periodReply = ({ starts_at, ends_at }: Period) => ({
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
});

/** Days one after the other, each as the view of a day shows it. */
async function readDays(db: Kysely<Database>, first: CalendarDay, count: number) {
  const recruiting = await readRecruiting(db);
  const { zone, now } = await readZone(db);
  const midnight = (of: CalendarDay) => instantOf({ day: of, minutes: 0 }, zone);
  const [from, until] = [midnight(first), midnight(addDays(first, count))];
  const clashes = await findClashes(db, from, until);
  const interviews = (await findInterviewsBetween(db, from, until)).map((one): DayInterview => ({
    ...one,
    clash: clashes.get(one.id) ?? null,
  }));
  const known = await findInterviewers(db);
  const blocked = await blockedBetween(db, from, until);
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(first, index);
    const slots = slotsOf(day, zone, recruiting);
    const hours = hoursOf(day, zone, recruiting);
    const [begins, ends] = [midnight(day), midnight(addDays(day, 1))];
    const ofDay = interviews.filter(({ starts_at }) => wallTimeOf(new Date(starts_at), zone).day === day);
    const ofInterviewer = (id: string) => ofDay.filter(({ interviewer_id }) => interviewer_id === id);
    const planned = (id: string) =>
      ofInterviewer(id)
        .filter(({ status }) => status === 'planned')
        .map(periodOf);
    const blockedOf = (id: string) =>
      blocked
        .filter((one) => one.interviewer_id === id && overlaps(one, { starts_at: begins, ends_at: ends }))
        .map(({ interviewer_id: _, ...one }) => one);
    // who interviews on this day without being an interviewer any more is shown, but has nothing open
    const others = ofDay
      .filter(({ interviewer_id }) => !known.some(({ id }) => id === interviewer_id))
      .map(({ interviewer_id, interviewer_name }) => [interviewer_id, interviewer_name] as const);
    const shown: InterviewDay = {
      time_zone: zone,
      hours: hours && periodReply(hours),
      slots: slots.map(periodReply),
      interviewers: [
        ...known.map((one) => ({
          ...one,
          open: openSlots(slots, [...planned(one.id), ...blockedOf(one.id)], now).map(periodReply),
          blocked: blockedOf(one.id).map((time) => ({ ...time, ...periodReply(time) })),
          interviews: ofInterviewer(one.id),
        })),
        ...[...new Map(others)].map(([id, name]) => ({
          id,
          name,
          image: null,
          open: [],
          blocked: [],
          interviews: ofInterviewer(id),
        })),
      ],
    };
    return { day, shown, interviews: ofDay };
  });
}

export const showDay: Handler<typeof getInterviewDay> = async ({ query: { day } }, { db }) => {
  const [only] = await readDays(db, day, 1);
  if (!only) throw new Error('A day has no day.');
  return { data: only.shown };
};

export const showWeek: Handler<typeof getInterviewWeek> = async ({ query: { from } }, { db }) => {
  const days = await readDays(db, from, DAYS_PER_WEEK);
  return {
    data: {
      time_zone: days[0]?.shown.time_zone ?? '',
      days: days.map(({ day, shown, interviews }) => ({
        day,
        closed: shown.hours === null,
        open: shown.interviewers.reduce((sum, { open }) => sum + open.length, 0),
        interviews,
      })),
    },
  };
};
