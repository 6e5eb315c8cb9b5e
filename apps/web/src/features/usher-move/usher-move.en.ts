export const usherMove = {
  block: 'Block',
  unblock: 'Unblock',
  unblock_whom: 'Unblock {{name}}',
  block_title: 'Block {{name}}?',
  unblock_title: 'Unblock {{name}}?',
  leads_one: '{{count}} future event loses its team leader.',
  leads_other: '{{count}} future events lose their team leader.',
  places_one: '{{count}} place in a future shift is released.',
  places_other: '{{count}} places in future shifts are released.',
  applications_one: '{{count}} open application is closed.',
  applications_other: '{{count}} open applications are closed.',
  nothing_ahead: 'Nothing is planned with them.',
  money: 'Earned money stays payable.',
  until: 'Until',
  until_hint: 'The first day the block no longer holds. Empty: for good.',
  until_wrong: 'Choose a day after today.',
  reason_hint: 'Only admins see it.',
  note: 'Note',
  works_again: 'They can apply and be booked again.',
  blocked: '{{name}} is blocked.',
  unblocked: '{{name}} is no longer blocked.',
  shut: 'Something needed is missing. Complete the profile first.',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    'usher-move': typeof usherMove;
  }
}
