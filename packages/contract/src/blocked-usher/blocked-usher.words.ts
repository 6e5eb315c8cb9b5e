export const blockedUsherWords = {
  reason: { en: 'Reason', ar: 'السبب' },
  blocked_by: { en: 'Blocked by', ar: 'من حظر' },
  since: { en: 'Since', ar: 'منذ' },
  until: { en: 'Until', ar: 'حتى' },
  owed: { en: 'Money owed', ar: 'المستحقات' },
  is_owed: { en: 'Is owed money', ar: 'له مستحقات' },
  future_events: { en: 'Future events', ar: 'فعاليات قادمة' },
  still_planned: { en: 'Still on a future event', ar: 'ما زال في فعالية قادمة' },
} as const;
