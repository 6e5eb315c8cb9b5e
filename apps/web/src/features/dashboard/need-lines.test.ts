import type { Need } from '@proline/contract/dashboard/dashboard';
import { expect, test } from 'vitest';
import type { Translate } from '../../lib/texts/i18n.ts';
import { fillText, type Values } from '../../lib/texts/plural-text.ts';
import type { Language } from '../../lib/preferences/preferences-cookie.ts';
import { dashboard as ar } from './dashboard.ar.ts';
import { dashboard as en } from './dashboard.en.ts';
import { needLine } from './need-lines.ts';

const now = new Date('2025-11-16T09:00:00Z');
const texts: Record<Language, Readonly<Record<string, string>>> = { en, ar };

const lineOf = (need: Need, language: Language = 'en') => {
  const t = ((key: string, values?: Values) =>
    fillText(language, (one) => texts[language][one], key, values)) as Translate<'dashboard'>;
  return needLine(need, { t, language, now });
};

const event: Need = {
  kind: 'understaffed_event',
  event_id: '0d8f6f3c-5a51-4c39-9d0e-3f0c8f0e2a11',
  title_en: 'Riyadh Lantern Festival',
  title_ar: 'مهرجان فوانيس الرياض',
  starts_at: '2025-11-18T15:00:00Z',
  time_zone: 'Asia/Riyadh',
  places: 60,
  confirmed: 46,
  invited: 8,
};
const waiting: Need = {
  kind: 'transfers_waiting',
  count: 63,
  amounts: [],
  oldest_at: '2025-11-07T09:00:00Z',
  without_bank_account: 4,
};
const deadline = { title_en: 'Doha Health Expo', title_ar: 'معرض الدوحة للصحة', time_zone: 'Asia/Qatar' };

const said = (need: Need, language?: Language) => {
  const { title, detail, ...link } = lineOf(need, language);
  const address =
    'params' in link
      ? link.to.replace('$eventId', link.params.eventId)
      : `${link.to}?${new URLSearchParams(link.search)}`;
  return [title, detail, address];
};

test('an event with open places leads to the hiring desk', () => {
  expect(said(event)).toEqual([
    'Riyadh Lantern Festival',
    '14 of 60 places open · starts in 2 days',
    '/hiringUshers/0d8f6f3c-5a51-4c39-9d0e-3f0c8f0e2a11',
  ]);
  expect(said(event, 'ar').slice(0, 2)).toEqual(['مهرجان فوانيس الرياض', '14 شاغرة من 60 مكانًا · تبدأ بعد يومين']);
  expect(said({ ...event, starts_at: '2025-11-17T05:00:00Z' })[1]).toContain('starts tomorrow');
  expect(said({ ...event, starts_at: '2025-11-16T20:00:00Z' })[1]).toContain('starts today');
});

test('what is not listed is one press away', () => {
  expect(said({ kind: 'understaffed_events', count: 7 })).toEqual([
    '7 understaffed events in all',
    'The most urgent are listed above',
    '/events?understaffed=yes',
  ]);
});

test('transfers lead to the list of their status', () => {
  expect(said(waiting)).toEqual([
    '63 transfers await approval',
    'Oldest: 9 days · 4 have no valid bank account',
    '/transactions?status=pending_approval',
  ]);
  expect(said({ ...waiting, without_bank_account: 0, oldest_at: '2025-11-16T08:00:00Z' })[1]).toBe('Oldest from today');
  expect(said({ kind: 'transfers_overdue', days: 9, count: 1, amounts: [] })).toEqual([
    '1 transfer approved over 9 days ago',
    'Approved but not paid',
    '/transactions?status=approved&age=9..',
  ]);
  // the days are those of the settings
  expect(said({ kind: 'transfers_overdue', days: 1, count: 2, amounts: [] })[0]).toBe(
    '2 transfers approved over 1 day ago',
  );
  expect(said({ kind: 'transfers_overdue', days: 14, count: 2, amounts: [] }, 'ar')[0]).toBe(
    'تحويلان معتمدان منذ أكثر من 14 يومًا',
  );
});

test('interviews say who is next', () => {
  const next = {
    starts_at: '2025-11-16T10:30:00Z',
    name_en: 'Hala Mansour',
    name_ar: 'هالة منصور',
    interviewer: 'Omar',
  };
  expect(said({ kind: 'interviews_today', count: 5, day: '2025-11-16', next, people: [] })[1]).toMatch(
    /^Next \d\d:\d\d — Hala Mansour with Omar$/,
  );
  expect(said({ kind: 'interviews_today', count: 5, day: '2025-11-16', next: null, people: [] })).toEqual([
    '5 interviews today',
    'All have started',
    '/join-requests?tab=interviews&day=2025-11-16',
  ]);
});

test('applications say which deadline comes first, by the event’s own clock', () => {
  const closing = (moment: string) =>
    said({
      kind: 'applications_waiting',
      count: 38,
      events: 2,
      next_deadline: { ...deadline, deadline: moment },
      people: [],
    });
  const closes = (moment: string) => closing(moment)[1];
  expect(closing('2025-11-16T20:59:00Z')[2]).toBe('/event-applications?soon=yes');
  expect(closes('2025-11-16T20:59:00Z')).toBe('For 2 events · Doha Health Expo closes today at 23:59');
  expect(closes('2025-11-17T20:59:00Z')).toBe('For 2 events · Doha Health Expo closes tomorrow at 23:59');
  expect(closes('2025-11-20T20:59:00Z')).toBe('For 2 events · Doha Health Expo closes on 20 Nov');
});

test('requests to delete an account are handled under the join requests', () => {
  expect(said({ kind: 'deletion_requests', count: 2, oldest_at: '2025-11-13T09:00:00Z' })).toEqual([
    '2 account deletion requests',
    'Oldest: 3 days',
    '/join-requests?tab=deletion&status=open',
  ]);
});
