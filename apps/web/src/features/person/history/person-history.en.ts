/** Texts of what happened to one person. */
export const personHistory = {
  history: 'History',
  changed: 'Changed {{fields}}',
  blocked_until: 'Blocked until {{date}}',
  became: 'became',
  earlier: 'Earlier',
  empty: 'No history yet',
  empty_text: 'Changes to this person appear here.',
  failed: 'Could not load the history.',
} as const;

declare module '../../../lib/texts/texts.ts' {
  interface Texts {
    'person-history': typeof personHistory;
  }
}
