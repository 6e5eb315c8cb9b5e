import type { Need } from '@proline/contract/dashboard/dashboard';
import type { TransferStatus } from '@proline/domain/pay/transfer-status';
import {
  IconAlertTriangle,
  IconHourglass,
  IconInbox,
  IconMessages,
  IconUserMinus,
  IconUsersMinus,
  IconUsers,
} from '@tabler/icons-react';
import type { IconShape } from '../../ui/picture/icon.tsx';
import { daysBetween, shortDate, timeOfDay } from '../../lib/dates/dates.ts';
import type { Translate } from '../../lib/texts/i18n.ts';
import type { Language } from '../../lib/preferences/preferences-cookie.ts';
import type { Tone } from '../../ui/page/tile.tsx';

export type NeedLine = {
  icon: IconShape;
  tone: Tone;
  title: string;
  detail: string;
  action: string;
} & NeedLink;
/** The screen where the need is resolved: a figure opens the rows that it counts. */
type NeedLink =
  | { to: '/hiringUshers/$eventId'; params: { eventId: string } }
  | { to: '/events'; search: { understaffed: 'yes' } }
  | { to: '/event-applications'; search: { soon: 'yes' } }
  | { to: '/transactions'; search: { status: TransferStatus; age?: `${number}..` } }
  | { to: '/join-requests'; search: { tab: 'interviews'; day: string } }
  | { to: '/join-requests'; search: { tab: 'deletion'; status: 'open' } };
type Say = { t: Translate<'dashboard'>; language: Language; now: Date };
type Of<Kind extends Need['kind']> = Extract<Need, { kind: Kind }>;

/** Returns the words of a need and the link to where it is resolved. */
export const needLine = (need: Need, say: Say): NeedLine => {
  switch (need.kind) {
    case 'understaffed_event':
      return understaffedEvent(need, say);
    case 'understaffed_events':
      return allUnderstaffed(need, say);
    case 'transfers_waiting':
      return transfersWaiting(need, say);
    case 'transfers_overdue':
      return transfersOverdue(need, say);
    case 'interviews_today':
      return interviewsToday(need, say);
    case 'applications_waiting':
      return applicationsWaiting(need, say);
    case 'deletion_requests':
      return deletionRequests(need, say);
  }
};

/** Returns the name or title in the reader's language. */
export const named = (language: Language, en: string, ar: string): string => (language === 'ar' ? ar : en);

const understaffedEvent = (need: Of<'understaffed_event'>, { t, language, now }: Say): NeedLine => {
  const days = daysBetween(now, new Date(need.starts_at), need.time_zone);
  const starts = days <= 0 ? t('starts_today') : days === 1 ? t('starts_tomorrow') : t('starts_in', { count: days });
  const open = Math.max(0, need.places - need.confirmed);
  return {
    icon: IconUsersMinus,
    tone: 'amber',
    title: named(language, need.title_en, need.title_ar),
    detail: `${t('places_open', { count: need.places, open })} · ${starts}`,
    action: t('fill_places'),
    to: '/hiringUshers/$eventId',
    params: { eventId: need.event_id },
  };
};

const allUnderstaffed = (need: Of<'understaffed_events'>, { t }: Say): NeedLine => ({
  icon: IconUsers,
  tone: 'amber',
  title: t('all_understaffed', { count: need.count }),
  detail: t('all_understaffed_text'),
  action: t('show_events'),
  to: '/events',
  search: { understaffed: 'yes' },
});

const oldest = (oldestAt: string, { t, now }: Say): string => {
  const days = daysBetween(new Date(oldestAt), now);
  return days <= 0 ? t('came_today') : t('oldest_waits', { count: days });
};

const transfersWaiting = (need: Of<'transfers_waiting'>, say: Say): NeedLine => {
  const noAccount =
    need.without_bank_account > 0 ? ` · ${say.t('no_account', { count: need.without_bank_account })}` : '';
  return {
    icon: IconHourglass,
    tone: 'yellow',
    title: say.t('transfers_waiting', { count: need.count }),
    detail: oldest(need.oldest_at, say) + noAccount,
    action: say.t('approve'),
    to: '/transactions',
    search: { status: 'pending_approval' },
  };
};

const transfersOverdue = (need: Of<'transfers_overdue'>, { t }: Say): NeedLine => ({
  icon: IconAlertTriangle,
  tone: 'red',
  title: t('transfers_overdue', { count: need.count, ago: t('over_days', { count: need.days }) }),
  detail: t('transfers_overdue_text'),
  action: t('pay'),
  to: '/transactions',
  search: { status: 'approved', age: `${need.days}..` },
});

const interviewsToday = (need: Of<'interviews_today'>, { t, language }: Say): NeedLine => ({
  icon: IconMessages,
  tone: 'violet',
  title: t('interviews', { count: need.count }),
  detail: need.next
    ? t('next_interview', {
        time: timeOfDay(language, new Date(need.next.starts_at)),
        person: named(language, need.next.name_en, need.next.name_ar),
        interviewer: need.next.interviewer,
      })
    : t('interviews_over'),
  action: t('open'),
  to: '/join-requests',
  search: { tab: 'interviews', day: need.day },
});

const applicationsWaiting = (need: Of<'applications_waiting'>, say: Say): NeedLine => ({
  icon: IconInbox,
  tone: 'blue',
  title: say.t('applications', { count: need.count }),
  detail: `${say.t('for_events', { count: need.events })} · ${need.next_deadline ? closing(need.next_deadline, say) : say.t('no_deadline')}`,
  action: say.t('triage'),
  to: '/event-applications',
  search: { soon: 'yes' },
});

const closing = (next: NonNullable<Of<'applications_waiting'>['next_deadline']>, { t, language, now }: Say): string => {
  const event = named(language, next.title_en, next.title_ar);
  const deadline = new Date(next.deadline);
  const days = daysBetween(now, deadline, next.time_zone);
  const time = timeOfDay(language, deadline, next.time_zone);
  if (days <= 0) return t('closes_today', { event, time });
  if (days === 1) return t('closes_tomorrow', { event, time });
  return t('closes_on', { event, date: shortDate(language, deadline, next.time_zone) });
};

const deletionRequests = (need: Of<'deletion_requests'>, say: Say): NeedLine => ({
  icon: IconUserMinus,
  tone: 'grey',
  title: say.t('deletions', { count: need.count }),
  detail: oldest(need.oldest_at, say),
  action: say.t('handle'),
  to: '/join-requests',
  search: { tab: 'deletion', status: 'open' },
});
