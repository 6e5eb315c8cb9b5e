export const unsubscribe = {
  title: 'Stop messages',
  lead: 'You came here from an email of ours. Nothing has changed yet.',
  all: 'This stops everything we send: also what is about your applications, shifts and payments, by email, phone and in the app.',
  stop: 'Stop all messages',
  stopped_title: 'Messages are stopped',
  stopped: 'Nothing more is sent to the person whom this link belongs to.',
  again: 'To get messages again, switch them on in the app, or ask the office.',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    unsubscribe: typeof unsubscribe;
  }
}
