import { z } from 'zod';
import { ACTIONS, AUDIT_ACTIONS, TOPIC_NAMES, TOPICS } from '../facts.ts';
import { endpoint } from '../frame/endpoint.ts';
import { list } from '../frame/list.ts';
import type { Slice } from '../frame/slice.ts';
import { ACTOR_WORDS, auditWords } from './audit.words.ts';

/** Who acted: somebody of the office, an usher or team leader, the program itself, or somebody who was not signed in. */
const ACTORS = ['admin', 'person', 'system', 'visitor'] as const;

const auditRow = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  actor: z.enum(ACTORS),
  admin_id: z.uuid().nullable(),
  admin_name: z.string().nullable(),
  /** the usher or team leader who acted */
  person_id: z.uuid().nullable(),
  person_en: z.string().nullable(),
  person_ar: z.string().nullable(),
  action: z.string(),
  entity: z.string(),
  record_id: z.string(),
  /** what the record is called today; null: it has no name, or is gone */
  record_en: z.string().nullable(),
  record_ar: z.string().nullable(),
  /** names of the changed fields */
  fields: z.array(z.string()),
  address: z.string().nullable(),
});
export type AuditRow = z.output<typeof auditRow>;

export const auditList = list({
  name: 'audit',
  path: '/admin/audit',
  access: 'admins.read',
  row: auditRow,
  columns: {
    at: { title: auditWords.at, kind: 'moment' },
    admin: { title: auditWords.person },
    actor: { title: auditWords.actor, words: ACTOR_WORDS },
    action: { title: auditWords.action, words: ACTIONS },
    entity: { title: auditWords.entity, words: TOPICS },
    record: { title: auditWords.record, parts: [auditWords.record_en, auditWords.record_ar] },
    fields: { title: auditWords.fields, parts: [auditWords.changes] },
    address: { title: auditWords.address },
  },
  filters: {
    admin: { title: auditWords.person, kind: 'records', of: 'admin' },
    actor: { title: auditWords.actor, kind: 'choices', values: ACTORS, words: ACTOR_WORDS },
    action: { title: auditWords.action, kind: 'choices', values: AUDIT_ACTIONS, words: ACTIONS },
    entity: { title: auditWords.entity, kind: 'choices', values: TOPIC_NAMES, words: TOPICS },
    record: { title: auditWords.record, kind: 'texts' },
    at: { title: auditWords.at, kind: 'days' },
  },
  sorts: ['at'],
  defaultSort: '-at',
});

const facts = z.record(z.string(), z.unknown()).nullable();

export const auditEntry = auditRow.extend({
  before: facts,
  after: facts,
  /** the records whose ids stand in the values, as they are called today */
  names: z.array(z.object({ id: z.uuid(), entity: z.string(), name_en: z.string(), name_ar: z.string() })),
  request_id: z.string().nullable(),
  user_agent: z.string().nullable(),
});
export type AuditEntryView = z.output<typeof auditEntry>;

export const getAuditEntry = endpoint({
  name: 'getAuditEntry',
  summary: 'One entry of the audit log, with what was before and after',
  method: 'GET',
  path: '/admin/audit/:id',
  access: 'admins.read',
  params: z.strictObject({
    id: z
      .string()
      .regex(/^[1-9]\d{0,14}$/)
      .transform(Number)
      .meta({ examples: ['1'] }),
  }),
  response: z.object({ data: auditEntry }),
});

export const auditSlice: Slice = [auditList, getAuditEntry];
