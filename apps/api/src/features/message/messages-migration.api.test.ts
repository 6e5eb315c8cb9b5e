import type { MessageKind } from '@proline/domain/message/message-kind';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { upgradedDatabase } from '../../testing/schema/upgraded-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { messageText } from './message-text.service.ts';

/** With an address, without one, a leader, and somebody who was anonymised. */
const REEM = '00000000-0000-4000-8000-00000000000a';
const SALEM = '00000000-0000-4000-8000-00000000000b';
const NASSER = '00000000-0000-4000-8000-00000000000c';
const GONE = '00000000-0000-4000-8000-00000000000d';
const EVENT = '20000000-0000-4000-8000-000000000001';

const noticeId = (n: number) => `50000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

type Notice = {
  readonly kind: MessageKind;
  readonly of: string;
  readonly hat: 'usher' | 'leader';
  readonly read?: true;
};

/** Each kind that there was. */
const NOTICES: readonly Notice[] = [
  { kind: 'event_open', of: REEM, hat: 'usher', read: true },
  { kind: 'invited_ahead', of: REEM, hat: 'usher' },
  { kind: 'event_canceled', of: SALEM, hat: 'usher' },
  { kind: 'event_withdrawn', of: SALEM, hat: 'usher', read: true },
  { kind: 'application_expired', of: GONE, hat: 'usher' },
  { kind: 'event_started', of: GONE, hat: 'usher', read: true },
  { kind: 'chosen_to_lead', of: NASSER, hat: 'leader' },
  { kind: 'rate_team', of: NASSER, hat: 'leader', read: true },
];
const writtenAt = (at: number) => `2026-03-0${at + 1} 10:20:30.123456+00`;
const READ_AT = '2026-04-01 08:00:00+00';

const OLD_ROWS = `
  insert into persons (id, name_en, name_ar, phone, email, usher_status) values
    ('${REEM}', 'Reem Saad', 'ريم سعد', '+966500000001', 'reem@example.test', 'pending'),
    ('${SALEM}', 'Salem Omar', 'سالم عمر', '+966500000002', null, 'pending');
  insert into persons (id, name_en, name_ar, phone, leader_status) values ('${NASSER}', 'Nasser Ali', 'ناصر علي', '+966500000003', 'pending');
  insert into persons (id, name_en, name_ar, phone, anonymised_at) values ('${GONE}', '', '', null, '2026-05-01');
  insert into categories (id, name_en, name_ar) values ('40000000-0000-4000-8000-000000000001', 'Concert', 'حفل');
  insert into events (id, title_en, title_ar, category_id, city, starts_at, ends_at, time_zone, currency, status, published_at) values
    ('${EVENT}', 'Lantern Festival', 'مهرجان الفوانيس', '40000000-0000-4000-8000-000000000001', 'Riyadh', '2030-01-01 22:30+00', '2030-01-02 04:00+00',
      'Asia/Riyadh', 'SAR', 'published', '2026-01-01');
  insert into staff_notices (id, usher_id, leader_id, event_id, kind, created_at, read_at) values ${NOTICES.map(
    ({ kind, of, hat, read }, at) =>
      `('${noticeId(at)}', ${hat === 'usher' ? `'${of}', null` : `null, '${of}'`}, '${EVENT}', '${kind}', '${writtenAt(at)}', ${read ? `'${READ_AT}'` : 'null'})`,
  ).join(', ')};`;

let database: TestDatabase;
beforeAll(async () => {
  database = await upgradedDatabase('0032', OLD_ROWS);
});
afterAll(() => database.drop());

const all = async (text: string) => (await database.pool.query<Record<string, unknown>>(text)).rows;

test('each notice is one message of the same person, kind, event and moment, read or not as it was', async () => {
  const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`;
  const found = await all(
    `select id, person_id, kind, cause, cause_id, ${utc('created_at')} as created_at, ${utc('read_at')} as read_at
     from messages order by id`,
  );
  expect(found).toEqual(
    NOTICES.map(({ kind, of, read }, at) => ({
      id: noticeId(at),
      person_id: of,
      kind,
      cause: 'event',
      cause_id: EVENT,
      created_at: writtenAt(at).replace('+00', ''),
      read_at: read ? '2026-04-01 08:00:00.000000' : null,
    })),
  );
});

test('none of them leaves the house, and none counts as withheld, revoked or written by somebody', async () => {
  expect(
    await all(`select count(*)::int as n from messages
      where routed_at is null or withheld is not null or revoked_at is not null or created_by is not null
        or template_version <> 0 or text_en is not null or text_ar is not null`),
  ).toEqual([{ n: 0 }]);
  expect(await all('select count(*)::int as n from message_deliveries')).toEqual([{ n: 0 }]);
  expect(await all(`select to_regclass('staff_notices') as left`)).toEqual([{ left: null }]);
});

test('they read in both languages, with the event, its city, and its day where it takes place', async () => {
  const rows =
    await all(`select m.kind, m.params, p.name_en, p.name_ar from messages m join persons p on p.id = m.person_id
    order by m.id`);
  const texts = rows.map((row, at) => {
    const message = {
      kind: NOTICES[at]?.kind ?? 'free_text',
      params: row['params'],
      name_en: String(row['name_en']),
      name_ar: String(row['name_ar']),
      ...{ own_en: null, own_ar: null },
    };
    return { en: messageText(message, 'en'), ar: messageText(message, 'ar') };
  });
  // half past ten in the evening in London is the next day in Riyadh
  expect(texts[0]).toEqual({
    en: 'Lantern Festival on Wednesday, 2 January 2030 in Riyadh is open for applications. Apply in the app.',
    ar: 'فُتح باب التقدّم إلى مهرجان الفوانيس، الأربعاء، 2 يناير 2030، الرياض. التقديم من التطبيق.',
  });
  for (const { en, ar } of texts) {
    expect(en).toContain('Lantern Festival');
    expect(ar).toContain('مهرجان الفوانيس');
    expect(en + ar).not.toMatch(/[{}]/);
  }
});
