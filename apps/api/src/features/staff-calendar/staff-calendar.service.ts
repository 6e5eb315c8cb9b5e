import { randomBytes } from 'node:crypto';
import type {
  endCalendarFeed,
  getCalendarFeed,
  makeCalendarFeed,
  readCalendarFeed,
} from '@proline/contract/staff-calendar/staff-calendar';
import { messageLanguages } from '@proline/domain/message/message-language';
import { cityName } from '@proline/domain/place/cities';
import { titleIn } from '@proline/domain/text/name-in';
import { icalendar, type CalendarEntry } from '@proline/domain/time/icalendar';
import type { ContextOf, Handler, Input, StreamedReply } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { hashOfToken } from '../../platform/security/session-check.ts';
import { networkOf, spendQuota, throttleKey } from '../../platform/security/throttle.ts';
import { deleteFeed, findFeed, findFeedRows, readFeed, saveFeed, type FeedRow } from './staff-calendar.queries.ts';

const SECRET_BYTES = 32;
const NEW_ADDRESSES = { limit: 20, window_seconds: 3_600 } as const;
/** Phones share the addresses of their networks, and read once an hour. */
const READS = { limit: 3_000, window_seconds: 3_600 } as const;

export const showFeed: Handler<typeof getCalendarFeed> = async (_input, { db, person }) => {
  const found = await findFeed(db, person.id);
  if (!found) return { data: null };
  const { created_at, last_read_at } = found;
  return { data: { created_at: created_at.toISOString(), last_read_at: last_read_at?.toISOString() ?? null } };
};

export const makeFeed: Handler<typeof makeCalendarFeed> = (_input, { person, dataKey, write }) =>
  write(async (tx, audit) => {
    await spendQuota(tx, { key: throttleKey(dataKey, 'staff_feed', person.id), ...NEW_ADDRESSES });
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    if (!(await saveFeed(tx, person.id, hashOfToken(secret)))) throw new Refusal('session_ended');
    await audit({ action: 'make_calendar_feed', entity: 'staff_session', record_id: person.session_id });
    return { data: { path: `/api/staff/calendar/${secret}` } };
  });

export const endFeed: Handler<typeof endCalendarFeed> = (_input, { person, write }) =>
  write(async (tx, audit) => {
    if (await deleteFeed(tx, person.id))
      await audit({ action: 'end_calendar_feed', entity: 'staff_session', record_id: person.session_id });
    else await audit();
    return { data: null };
  });

/** An unknown secret, one that has ended and one of somebody who is blocked get the same reply. */
export const sendFeed = async (
  { params }: Input<typeof readCalendarFeed>,
  { db, dataKey, request }: ContextOf<typeof readCalendarFeed>,
): Promise<StreamedReply> => {
  await spendQuota(db, { key: throttleKey(dataKey, 'staff_feed_read', networkOf(request.address)), ...READS });
  const reader = await readFeed(db, hashOfToken(params.secret));
  if (!reader) throw new Refusal('not_found');
  const [language = 'en'] = messageLanguages(reader);
  const rows = await findFeedRows(db, reader.person_id);
  const text = icalendar(
    'Proline',
    rows.map((row) => entryOf(row, language)),
    reader.now,
  );
  return { type: 'text/calendar; charset=utf-8', body: Buffer.from(text) };
};

const WORDS = {
  en: {
    leads: 'Team leader',
    early: (minutes: number) => `Be there ${minutes} minutes before.`,
    between: ', ',
    asReserve: (title: string) => `${title} (reserve)`,
    stand_by: 'You stand by as a reserve: please keep these hours free, and come only when you are called in.',
  },
  ar: {
    leads: 'قيادة فريق',
    early: (minutes: number) => `الحضور قبل الموعد بـ ${minutes} دقيقة.`,
    between: '، ',
    asReserve: (title: string) => `${title} (احتياط)`,
    stand_by: 'مكانك ضمن الاحتياط: يُرجى إبقاء هذا الوقت متاحًا والحضور عند الاستدعاء فقط.',
  },
} as const;

const entryOf = (row: FeedRow, language: 'en' | 'ar'): CalendarEntry => {
  const { leads, early, between, asReserve, stand_by } = WORDS[language];
  const role = language === 'ar' ? row.role_ar : row.role_en;
  // whoever stands by is not expected before anything begins
  const arrival = row.arrival_minutes && !row.reserve ? [early(row.arrival_minutes)] : [];
  const lines = [role ?? leads, ...(row.reserve ? [stand_by] : arrival)];
  const title = titleIn(language, row);
  return {
    uid: `${row.id}@proline`,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    summary: row.reserve ? asReserve(title) : title,
    location: [row.venue, row.address, cityName(row.city, language)].filter((part) => part !== '').join(between),
    description: lines.join('\n'),
  };
};
