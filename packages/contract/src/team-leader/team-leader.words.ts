import type { TeamLeaderStatus } from '@proline/domain/people/team-leader-status';
import type { ValueWords } from '../frame/words.ts';

export const TEAM_LEADER_STATUS_WORDS: ValueWords<TeamLeaderStatus> = {
  pending: { en: 'Pending', ar: 'قيد الانتظار' },
  approved: { en: 'Approved', ar: 'معتمد' },
};

export const teamLeaderWords = {
  events_led: { en: 'Events led', ar: 'فعاليات قادها' },
  joined: { en: 'Joined', ar: 'تاريخ الانضمام' },
} as const;
