/** Texts of what happened to one event. */
export const eventHistory = {
  no_history: 'No history yet',
  no_history_text: 'Changes to this event appear here.',
  earlier: 'Earlier',
  copied_from: 'Copied from',
  by_program: 'System',
  times_one: '{{count}} time',
  times_other: '{{count}} times',
  step_stepOne: 'Event and venue',
  step_stepTwo: 'Shifts and requirements',
  step_stepThree: 'Headcount',
  step_stepThreeTeam: 'Team',
  step_stepThreeZones: 'Zones',
  step_stepFour: 'Pay and rules',
  effect_places_one: '{{count}} place',
  effect_places_other: '{{count}} places',
  effect_told_one: '{{count}} person notified',
  effect_told_other: '{{count}} people notified',
  effect_ushers_released_one: '{{count}} usher released',
  effect_ushers_released_other: '{{count}} ushers released',
  effect_invitations_expired_one: '{{count}} invitation expired',
  effect_invitations_expired_other: '{{count}} invitations expired',
  effect_applications_expired_one: '{{count}} application expired',
  effect_applications_expired_other: '{{count}} applications expired',
  effect_leads_released_one: '{{count}} team leader released',
  effect_leads_released_other: '{{count}} team leaders released',
  effect_transfers_one: '{{count}} transfer created',
  effect_transfers_other: '{{count}} transfers created',
  effect_transfers_voided_one: '{{count}} transfer voided',
  effect_transfers_voided_other: '{{count}} transfers voided',
  effect_compensated_one: '{{count}} usher compensated',
  effect_compensated_other: '{{count}} ushers compensated',
} as const;

declare module '../../../lib/texts/texts.ts' {
  interface Texts {
    'event-history': typeof eventHistory;
  }
}
