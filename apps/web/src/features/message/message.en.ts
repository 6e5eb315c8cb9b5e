import {
  DELIVERY_REASON_WORDS,
  DELIVERY_STATE_WORDS,
  MESSAGE_CHANNEL_WORDS,
  MESSAGE_KIND_WORDS,
} from '@proline/contract/message/message.words';
import { valueTexts } from '../../lib/texts/value-texts.ts';

export const message = {
  messages: 'What this person was told',
  message: 'Message',
  ...valueTexts('kind', MESSAGE_KIND_WORDS, 'en'),
  ...valueTexts('channel', MESSAGE_CHANNEL_WORDS, 'en'),
  ...valueTexts('state', DELIVERY_STATE_WORDS, 'en'),
  ...valueTexts('reason', DELIVERY_REASON_WORDS, 'en'),
  deliveries: 'Where it went',
  inbox: 'Inbox',
  in_inbox: 'Delivered',
  taken_back: 'Taken back',
  by_program: 'Automatic',
  stays_in: 'No email server and no gateway is set up: messages are kept here and nothing leaves the house.',
  wanted: 'Messages to this person',
  wanted_hint: 'When off, nothing is sent, not even to the inbox.',
  is_off: 'This person wants no messages.',
  turned_on: 'Messages are on',
  turned_off: 'Messages are off',
  write: 'Write a message',
  one_title: 'Message to {{name}}',
  both_text: 'Sent in the language this person speaks better.',
  many_title_one: 'Message to {{count}} person',
  many_title_other: 'Message to {{count}} people',
  many_text:
    'Each person gets the language they speak better. Whoever wants no messages is left out and named in the result.',
  text_en: 'English text',
  text_ar: 'Arabic text',
  text_hint: '{name} stands for the person’s name.',
  send: 'Send',
  send_many_one: 'Send to {{count}} person',
  send_many_other: 'Send to {{count}} people',
  sent_toast: 'Message sent',
  started: 'Started. Follow it in the jobs tray.',
  retry: 'Try again',
  queued_toast: 'It will be tried again',
  placeholder_unknown: 'There’s a placeholder here that can’t be filled.',
  placeholder_missing: 'A placeholder that’s needed is missing.',
  placeholder_open: 'A brace is not closed or not opened.',
  templates: 'Message templates',
  templates_text: 'A new wording holds for messages from now on; those already written keep theirs.',
  kind: 'Kind of message',
  preview: 'Preview',
  save_template: 'Save wording',
  original: 'Use the original wording',
  template_saved: 'Wording saved',
  failed_templates: 'Could not load the message templates.',
  empty: 'No messages yet',
  empty_text: 'What this person is told appears here: events, interviews, decisions, and what you write.',
  earlier: 'Show earlier ones',
  failed: 'Could not load the messages.',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    message: typeof message;
  }
}
