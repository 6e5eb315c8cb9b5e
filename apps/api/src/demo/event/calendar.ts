import type { EventStatus } from '@proline/domain/event/event-status';
import { dayIn, weekday, type Day } from './days.ts';
import { EVENT_KINDS } from './event-kinds.ts';
import { CITIES, OFFICE_ZONE } from './places.ts';
import type { DraftStage, PlannedEvent } from './planned-event.ts';
import { randomCity } from '../people/people.ts';
import { at, Random } from '../engine/random.ts';
import { share, type DemoSize } from '../engine/size.ts';
import type { Title } from './titles.ts';
import { fitToTrend } from './trend-fit.ts';

export const WEEKS_BACK = 78;
const DAYS_AHEAD = 91;
/** The agency does twice as much work as a year ago, with ordinary ups and downs from week to week. */
const GROWTH_A_YEAR = 2;
/** A past event may be moved to a better day of the week, but not so far that a week is left without any. */
const NEAR_DAYS = 5;
/** Most events last two or three days. */
const USUAL_BULK = 1.25;
const DEFAULT_COUNTS = { draft: 14, published: 42, in_progress: 6, canceled: 15, all: 248 };

/** All events in the order in which they start. */
export function planCalendar(seed: number, size: DemoSize, now: number): PlannedEvent[] {
  const random = Random.of(seed, 'calendar');
  const today = dayIn(OFFICE_ZONE, now);
  const part = (count: number) => share(count, DEFAULT_COUNTS.all, size.events);
  const counts = {
    draft: part(DEFAULT_COUNTS.draft),
    published: Math.max(STORIES.length + 2, part(DEFAULT_COUNTS.published)),
    in_progress: Math.max(3, part(DEFAULT_COUNTS.in_progress)),
    canceled: Math.max(3, part(DEFAULT_COUNTS.canceled)),
  };
  const completed = size.events - counts.draft - counts.published - counts.in_progress - counts.canceled;
  const times = (count: number, make: (number: number) => PlannedEvent) =>
    Array.from({ length: count }, (_, number) => make(number));
  const worked = fitToTrend(
    [
      ...pastEvents(random, today, completed),
      ...times(counts.in_progress, (number) => runningEvent(random, today, number)),
    ],
    today,
    Array.from({ length: WEEKS_BACK }, (_, week) => GROWTH_A_YEAR ** ((-week * 7) / 365) * random.between(0.94, 1.06)),
  );
  const recent = worked.filter(({ status, first_day }) => status === 'completed' && first_day > today - 84);
  const usual = recent.reduce((sum, { weight }) => sum + weight, 0) / Math.max(1, recent.length);
  return [
    ...worked,
    ...STORIES.map((story) => storyEvent(random, today, story, usual)),
    ...times(counts.published - STORIES.length, () => publishedEvent(random, today, usual)),
    ...times(counts.draft, (number) => draftEvent(random, today, number)),
    ...times(counts.canceled, (number) => canceledEvent(random, today, number, counts.canceled, usual)),
  ].sort((a, b) => a.first_day - b.first_day || a.city - b.city);
}

type Basics = Pick<PlannedEvent, 'kind' | 'category' | 'city' | 'days' | 'slots' | 'title'>;

function basics(random: Random, leastDays = 1): Basics {
  const category = random.weighted(
    EVENT_KINDS.map(({ weight, days }) => (days.some((count) => count >= leastDays) ? weight : 0)),
  );
  const kind = at(EVENT_KINDS, category);
  return {
    kind,
    category,
    city: randomCity(random),
    days: random.pick(kind.days),
    slots: random.pick(kind.slots),
    title: null,
  };
}

/** Past events are spread over the weeks, denser toward today. Each ended more than a day ago, whatever the hour. */
function pastEvents(random: Random, today: Day, count: number): PlannedEvent[] {
  const density = GROWTH_A_YEAR ** (-WEEKS_BACK / 104);
  return Array.from({ length: count }, (_, number) => {
    const event = basics(random);
    const part = (number + 0.5) / count;
    const weeksAgo = (WEEKS_BACK - 1) * (Math.log(1 - part * (1 - density)) / Math.log(density));
    const around = today - 2 - Math.round(weeksAgo * 7);
    const last_day = preferredDay(random, Math.min(around - 2, today - 6), event.kind.leisure, NEAR_DAYS);
    return finish(
      event,
      last_day - event.days + 1,
      'completed',
      random.chance(0.5) ? 1 : random.between(0.92, 1),
      sizeOf(random, event),
    );
  });
}

/** Every twelfth running event, and at least one, has had its last shift and waits to be completed. */
const OVER_EVERY = 12;
const OVER_FIRST = 2;

/** A running event began yesterday or earlier. */
function runningEvent(random: Random, today: Day, number: number): PlannedEvent {
  const isOver = number % OVER_EVERY === OVER_FIRST;
  const event = { ...basics(random, 3), days: isOver ? 2 : random.whole(3, 4) };
  const first_day = isOver ? today - 3 : today - random.whole(1, event.days - 2);
  const fill = random.chance(0.6) ? 1 : random.between(0.95, 1);
  return finish(event, first_day, 'in_progress', fill, 0.5 * sizeOf(random, event));
}

/** Events of more days are bigger. */
const bulkOf = ({ days }: Basics): number => 0.25 + 0.4 * days;
const sizeOf = (random: Random, event: Basics): number => bulkOf(event) * random.spread(0.3);

/** Events of the next two weeks are mostly staffed, though some are short; later ones have more open places. */
function publishedEvent(random: Random, today: Day, usual: number): PlannedEvent {
  const event = basics(random);
  const inDays = random.chance(0.2) ? random.whole(1, 14) : random.whole(15, DAYS_AHEAD);
  const first_day = preferredDay(random, today + inDays, event.kind.leisure);
  const fill = fillIn(random, first_day - today);
  return finish(event, first_day, 'published', fill, fill * usual * (bulkOf(event) / USUAL_BULK) * random.spread(0.3));
}

function fillIn(random: Random, inDays: number): number {
  if (inDays > 14) return Math.min(1, Math.max(0.06, 1 - (inDays - 10) / 95 + random.between(-0.12, 0.12)));
  const luck = random.unit();
  return luck < 0.8 ? 1 : luck < 0.9 ? random.between(0.86, 0.96) : random.between(0.62, 0.78);
}

/** Drafts take these stages in turn; only one draft has barely begun. */
const STAGES: readonly DraftStage[] = ['ready', 'over_budget', 'ready', 'no_leader', 'unfinished', 'zones_overfilled'];
const BARELY_BEGUN = 4;

function draftEvent(random: Random, today: Day, number: number): PlannedEvent {
  const event = basics(random);
  const inDays = random.chance(0.6) ? random.whole(9, 32) : random.whole(33, DAYS_AHEAD);
  const first_day = preferredDay(random, today + inDays, event.kind.leisure);
  const stage = number === BARELY_BEGUN ? 'begun' : at(STAGES, number % STAGES.length);
  return { ...finish(event, first_day, 'draft', 0, 0), stage };
}

/** Every fourth canceled event is still ahead, every fourth was canceled at short notice, every fifth before anybody was asked. */
function canceledEvent(random: Random, today: Day, number: number, count: number, usual: number): PlannedEvent {
  const event = basics(random);
  const back = Math.floor(((number + random.unit()) / count) * (WEEKS_BACK - 8) * 7);
  const day = number % 4 === 0 ? today + random.whole(3, 40) : today - 10 - back;
  const first_day = preferredDay(random, day, event.kind.leisure);
  const weight = number % 5 === 4 ? 0 : usual * random.between(0.2, 0.6);
  return { ...finish(event, first_day, 'canceled', 0.7, weight), short_notice: number % 4 === 1 };
}

const finish = (event: Basics, first_day: Day, status: EventStatus, fill: number, weight: number): PlannedEvent => ({
  ...event,
  first_day,
  status,
  fill,
  weight,
  short_notice: false,
  stage: null,
});

/** A day from this one on that suits the event: Thursday to Saturday for leisure, a working day for business. */
function preferredDay(random: Random, from: Day, leisure: boolean, among = 7): Day {
  const liking = leisure ? [1, 1, 1, 1, 3, 4, 3] : [2, 3, 3, 3, 2, 0.2, 0.6];
  const days = Array.from({ length: among }, (_, step) => from + step);
  return at(days, random.weighted(days.map((day) => at(liking, weekday(day)))));
}

interface Story extends Title {
  readonly in_days: number;
  readonly kind: string;
  readonly city: string;
  readonly days: number;
  readonly fill: number;
  readonly size: number;
}

/** Upcoming events that need attention on whatever day the demo is opened. */
const STORIES: readonly Story[] = [
  {
    title_en: 'Riyadh Lantern Festival',
    title_ar: 'مهرجان فوانيس الرياض',
    in_days: 2,
    kind: 'Festival',
    city: 'Riyadh',
    days: 3,
    fill: 0.77,
    size: 1.1,
  },
  {
    title_en: 'Nile Strings Concert',
    title_ar: 'حفلة أوتار النيل',
    in_days: 4,
    kind: 'Concert',
    city: 'Cairo',
    days: 1,
    fill: 0.75,
    size: 0.4,
  },
  {
    title_en: 'Doha Health Expo',
    title_ar: 'معرض الدوحة للصحة',
    in_days: 3,
    kind: 'Exhibition',
    city: 'Doha',
    days: 3,
    fill: 1,
    size: 0.8,
  },
];

function storyEvent(random: Random, today: Day, story: Story, usual: number): PlannedEvent {
  const category = EVENT_KINDS.findIndex(({ name_en }) => name_en === story.kind);
  const city = CITIES.findIndex(({ name_en }) => name_en === story.city);
  const kind = at(EVENT_KINDS, category);
  const event = { kind, category, city, days: story.days, slots: random.pick(kind.slots), title: story };
  return finish(event, today + story.in_days, 'published', story.fill, story.fill * usual * story.size);
}
