/** Beside an usher, where the other texts of team leaders are not loaded. */
export const promotion = {
  promote: 'Promote to leader',
  promote_title: 'Promote {{name}} to team leader?',
  same_person: 'They stay an usher and keep their history.',
  begins_pending: 'They start as a pending team leader and need approval to lead.',
  promoted: '{{name}} is a pending team leader now.',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    promotion: typeof promotion;
  }
}
