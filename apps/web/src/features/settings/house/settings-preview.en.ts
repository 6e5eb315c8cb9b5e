export const settingsPreview = {
  strikes_now_one: 'By these numbers {{count}} usher is blocked at the next turn, every 10 minutes.',
  strikes_now_other: 'By these numbers {{count}} ushers are blocked at the next turn, every 10 minutes.',
  strikes_would_one: 'Switched on, these numbers would block {{count}} usher now.',
  strikes_would_other: 'Switched on, these numbers would block {{count}} ushers now.',
  would_delete_one: 'Now {{count}} would be deleted.',
  would_delete_other: 'Now {{count}} would be deleted.',
  preview_ranking: 'Preview the ranking',
  preview_failed: 'Could not load the preview.',
  preview_nobody: 'No event ahead has an open place, so there is nobody to rank.',
  preview_of: 'Next open place: {{role}}, {{event}}, {{date}}',
  preview_rank: 'Rank',
  preview_name: 'Candidate',
  preview_score: 'Score',
  preview_rank_now: 'Rank today',
  preview_score_now: 'Score today',
  preview_below: 'below 25',
} as const;

declare module '../../../lib/texts/texts.ts' {
  interface Texts {
    'settings-preview': typeof settingsPreview;
  }
}
