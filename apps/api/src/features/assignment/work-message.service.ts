import type { MessageKind } from '@proline/domain/message/message-kind';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { tellPerson } from '../message/outbox.service.ts';

type WorkKind = Extract<MessageKind, `work_${string}` | 'application_rejected' | 'application_waitlisted'>;

export type WorkNews = {
  readonly event_id: string;
  readonly person_id: string;
  /** of the shift, or of the first of them; null: of the event */
  readonly starts_at: Date | null;
  /** null: the program itself */
  readonly admin_id: string | null;
  /** what it was decided about; left out: the event */
  readonly application_id?: string | null;
};

type Event = { title_en: string; title_ar: string; city: string; time_zone: string; starts_at: Date | null };

/** Tells somebody what became of their work, in the transaction in which it did. */
export async function tellOfWork(tx: Transaction<Database>, kind: WorkKind, news: WorkNews): Promise<void> {
  const { rows } = await sql<Event>`
    select title_en, title_ar, city, time_zone, starts_at from events where id = ${news.event_id}`.execute(tx);
  const [event] = rows;
  if (!event) return;
  const begins = news.starts_at ?? event.starts_at;
  await tellPerson(tx, news.person_id, {
    kind,
    params: { ...event, starts_at: begins?.toISOString() ?? null },
    ...(news.application_id
      ? { cause: 'application', cause_id: news.application_id }
      : { cause: 'event', cause_id: news.event_id }),
    created_by: news.admin_id,
  });
}
