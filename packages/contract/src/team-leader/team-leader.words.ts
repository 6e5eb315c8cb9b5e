import type { TeamLeaderStatus } from '@proline/domain/people/team-leader-status';
import type { Recorded } from '../frame/recorded.ts';
import type { ValueWords } from '../frame/words.ts';

export const TEAM_LEADER_STATUS_WORDS: ValueWords<TeamLeaderStatus> = {
  pending: { en: 'Pending', ar: 'قيد الانتظار' },
  approved: { en: 'Approved', ar: 'معتمد' },
};

export const teamLeaderWords = {
  events_led: { en: 'Events led', ar: 'فعاليات قادها' },
  joined: { en: 'Joined', ar: 'تاريخ الانضمام' },
} as const;

export const teamLeaderRecorded: Recorded = { values: { 'team_leader.status': TEAM_LEADER_STATUS_WORDS } };
