import type { ActionRows, ErrorRows, TopicRows } from '../frame/fact.ts';

export const topics = {
  incident: { access: 'events.read', en: 'Incident', ar: 'حادثة' },
} as const satisfies TopicRows;

export const actions = {
  report_incident: { en: 'Reported an incident', ar: 'الإبلاغ عن حادثة' },
  handle_incident: { en: 'Incident handled', ar: 'معالجة حادثة' },
  reopen_incident: { en: 'Incident reopened', ar: 'إعادة فتح حادثة' },
} as const satisfies ActionRows;

export const errors = {
  already_handled: { status: 409, en: 'This incident is already handled.', ar: 'عولجت هذه الحادثة بالفعل.' },
  not_handled: { status: 409, en: 'This incident is still open.', ar: 'ما زالت هذه الحادثة مفتوحة.' },
  incident_id_taken: { status: 409, en: 'Another incident has this ID.', ar: 'هذا المعرّف لحادثة أخرى.' },
} as const satisfies ErrorRows;
