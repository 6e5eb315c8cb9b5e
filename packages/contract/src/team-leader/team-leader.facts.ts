import type { ActionRows, ErrorRows, SearchRows, TopicRows } from '../frame/fact.ts';

export const lists = ['leaders'] as const;

export const topics = {
  team_leader: { access: 'leaders.read', en: 'Team leader', ar: 'قائد فريق' },
} as const satisfies TopicRows;

export const searched = { leaders: { access: 'leaders.read' } } as const satisfies SearchRows;

export const actions = {
  promote: { en: 'Promoted to team leader', ar: 'ترقية إلى قائد فريق' },
} as const satisfies ActionRows;

export const errors = {
  already_leader: {
    status: 409,
    en: 'This person is a team leader already.',
    ar: 'هذا الشخص قائد فريق بالفعل.',
  },
  usher_not_approved: {
    status: 409,
    en: 'Only approved ushers can be promoted.',
    ar: 'لا تُتاح الترقية إلا للمنظّمين المعتمدين.',
  },
} as const satisfies ErrorRows;
