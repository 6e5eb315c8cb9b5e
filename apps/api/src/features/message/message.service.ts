import {
  MESSAGES_PER_PAGE,
  type listPersonMessages,
  type retryMessage,
  type sendMessage,
  type switchMessages,
} from '@proline/contract/message/message';
import type { getMessageChannels } from '@proline/contract/message/message-template';
import type { MessageKind } from '@proline/domain/message/message-kind';
import { templateProblem } from '@proline/domain/message/message-template';
import type { Kysely } from 'kysely';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { hatOf } from '../person/person.service.ts';
import { whyGone } from '../person/person-record.service.ts';
import { channelsOf, deliverSoon } from './delivery.service.ts';
import { messageText } from './message-text.service.ts';
import {
  countMessages,
  findMessage,
  findMessages,
  findReceiver,
  holdReceiver,
  retryFailed,
  saveWanted,
  type MessageRow,
} from './message.queries.ts';
import { tellPerson } from './outbox.service.ts';

const shown = ({ params: _, own_en: _en, own_ar: _ar, name_en: _n, name_ar: _a, ...row }: MessageRow) => row;

export const listMessages: Handler<typeof listPersonMessages> = async ({ params, query }, { db, config }) => {
  const person = await findReceiver(db, params.id);
  if (!person) throw new Refusal('not_found');
  const total = await countMessages(db, params.id);
  const last_page = Math.max(1, Math.ceil(total / MESSAGES_PER_PAGE));
  const current_page = Math.min(query.page ?? 1, last_page);
  const rows = await findMessages(db, params.id, {
    limit: MESSAGES_PER_PAGE,
    offset: (current_page - 1) * MESSAGES_PER_PAGE,
  });
  return {
    data: rows.map((row) => ({ ...shown(row), text_en: messageText(row, 'en'), text_ar: messageText(row, 'ar') })),
    meta: {
      current_page,
      per_page: MESSAGES_PER_PAGE,
      total,
      last_page,
      channels: [...channelsOf(config)],
      messages_off_at: person.messages_off_at?.toISOString() ?? null,
      version: person.version,
    },
  };
};

export const showChannels: Handler<typeof getMessageChannels> = (_input, { config }) =>
  Promise.resolve({ data: { channels: [...channelsOf(config)] } });

export type WrittenText = { readonly text_en: string; readonly text_ar: string };

/** A text that would reach somebody with a hole in it is refused at its field. */
export function refuseUnfillable(kind: MessageKind, { text_en, text_ar }: WrittenText): void {
  const problems = Object.entries({ text_en, text_ar }).flatMap(([field, text]) => {
    const problem = templateProblem(kind, text);
    return problem === undefined ? [] : [[field, [problem]] as const];
  });
  if (problems.length > 0) throw new Refusal('text_not_fillable', { errors: Object.fromEntries(problems) });
}

type Written = Parameters<Parameters<Parameters<typeof send>[1]['write']>[0]>;

/** What somebody writes to one person, alone or as one of many; `cause` says which. */
export async function writeTo(
  [tx, audit]: Written,
  person_id: string,
  { text_en, text_ar }: WrittenText,
  cause: { readonly cause: 'usher' | 'job'; readonly cause_id: string; readonly created_by: string | null },
): Promise<void> {
  const person = await holdReceiver(tx, person_id);
  if (!person) throw await whyGone(tx, person_id);
  if (person.messages_off_at !== null) throw new Refusal('messages_off');
  await tellPerson(tx, person_id, { kind: 'free_text', text: { en: text_en, ar: text_ar }, ...cause });
  await audit({ action: 'send_message', entity: hatOf(person), record_id: person_id, after: { text_en, text_ar } });
}

export const send: Handler<typeof sendMessage> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    refuseUnfillable('free_text', body);
    await writeTo([tx, audit], params.id, body, { cause: 'usher', cause_id: params.id, created_by: admin.id });
    await deliverSoon(tx);
    return { data: { id: params.id } };
  });

export const retry: Handler<typeof retryMessage> = ({ params }, { write }) =>
  write(async (tx, audit) => {
    const message = await findMessage(tx, params.id);
    if (!message) throw new Refusal('not_found');
    if ((await retryFailed(tx, params.id)) === 0) throw new Refusal('nothing_failed');
    await audit({
      action: 'retry_message',
      entity: 'message',
      record_id: params.id,
      person_id: message.person_id,
      after: { message_kind: message.kind },
    });
    await deliverSoon(tx);
    return { data: { id: params.id } };
  });

const wordOf = (wanted: boolean): string => (wanted ? 'on' : 'off');

type Switching = {
  /** what an admin has read; the person writes over whatever is there */
  readonly version?: number;
  /** the person, where it is not who has called */
  readonly by_person?: string;
};

/** Switches messages of somebody on or off. */
export async function switchWantedOf(
  [tx, audit]: Written,
  person_id: string,
  wanted: boolean,
  { version, ...by }: Switching = {},
): Promise<void> {
  const person = await holdReceiver(tx, person_id);
  if (!person) throw await whyGone(tx, person_id);
  const was = person.messages_off_at === null;
  if (version === undefined && was === wanted) {
    await audit();
    return;
  }
  if (!(await saveWanted(tx, person_id, version ?? person.version, wanted))) throw new Refusal('conflict');
  await audit({
    action: 'change',
    entity: hatOf(person),
    record_id: person_id,
    before: { messages_wanted: wordOf(was) },
    after: { messages_wanted: wordOf(wanted) },
    ...by,
  });
}

export const switchWanted: Handler<typeof switchMessages> = ({ params, body }, { write }) =>
  write(async (...written) => {
    await switchWantedOf(written, params.id, body.wanted, { version: body.version });
    return { data: { id: params.id } };
  });

/** Somebody who is there. */
export async function wantsMessages(db: Kysely<Database>, person_id: string): Promise<boolean> {
  const person = await findReceiver(db, person_id);
  if (!person) throw new Refusal('session_ended');
  return person.messages_off_at === null;
}
