import type { TeamLeaderStatus } from '@proline/domain/people/team-leader-status';
import type { Recorded } from '../frame/recorded.ts';
import type { ValueWords } from '../frame/words.ts';

export const TEAM_LEADER_STATUS_WORDS: ValueWords<TeamLeaderStatus> = {
  pending: { en: 'Pending', ar: 'قيد الانتظار' },
  approved: { en: 'Approved', ar: 'معتمد' },
};

export const teamLeaderWords = {
  events_led: { en: 'Events led', ar: 'قيادة فعاليات' },
  team_size: { en: 'Team size', ar: 'حجم الفريق' },
  teams: { en: 'Completed events', ar: 'فعاليات مكتملة' },
  on_time: { en: 'Team on time', ar: 'التزام الفريق بالموعد' },
  on_time_percent: { en: 'Team on time, %', ar: 'التزام الفريق بالموعد، ٪' },
  arrivals: { en: 'Arrivals', ar: 'مرات الحضور' },
  load: { en: 'This week', ar: 'هذا الأسبوع' },
  load_hours: { en: 'This week, hours', ar: 'هذا الأسبوع، ساعات' },
  load_events: { en: 'This week, events', ar: 'هذا الأسبوع، فعاليات' },
  turned_down: { en: 'Turned down', ar: 'لم يُقبل' },
  joined: { en: 'Joined', ar: 'تاريخ الانضمام' },
} as const;

export const teamLeaderRecorded: Recorded = { values: { 'team_leader.status': TEAM_LEADER_STATUS_WORDS } };
