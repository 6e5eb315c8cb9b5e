import type { SearchRows, TopicRows } from '../frame/fact.ts';

export const lists = ['leaders'] as const;

export const topics = {
  team_leader: { access: 'leaders.read', en: 'Team leader', ar: 'قائد فريق' },
} as const satisfies TopicRows;

export const searched = { leaders: { access: 'leaders.read' } } as const satisfies SearchRows;
