import type { ValueWords } from '../frame/words.ts';

/** How long a block still holds, each block in one of them. */
export const BLOCK_ENDS = ['for_good', 'in_7_days', 'in_30_days', 'later'] as const;
export const BLOCK_ENDS_WORDS: ValueWords<(typeof BLOCK_ENDS)[number]> = {
  for_good: { en: 'For good', ar: 'حظر دائم' },
  in_7_days: { en: 'Within 7 days', ar: 'خلال 7 أيام' },
  in_30_days: { en: 'In 8 to 30 days', ar: 'بعد 8 إلى 30 يومًا' },
  later: { en: 'Later', ar: 'بعد ذلك' },
};

export const blockedUsherWords = {
  reason: { en: 'Reason', ar: 'السبب' },
  blocked_by: { en: 'Blocked by', ar: 'من حظر' },
  since: { en: 'Since', ar: 'منذ' },
  until: { en: 'Until', ar: 'حتى' },
  ends: { en: 'Block ends', ar: 'انتهاء الحظر' },
  owed: { en: 'Money owed', ar: 'المستحقات' },
  is_owed: { en: 'Is owed money', ar: 'له مستحقات' },
  future_events: { en: 'Future events', ar: 'فعاليات قادمة' },
  still_planned: { en: 'Still on a future event', ar: 'ما زال في فعالية قادمة' },
} as const;
