import type { MessageKind } from '@proline/domain/message/message-kind';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { tellEach } from '../message/outbox.service.ts';

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
export const tellOfWork = (
  tx: Transaction<Database>,
  kind: WorkKind,
  { person_id, starts_at, ...about }: WorkNews,
): Promise<void> => tellAllOfWork(tx, kind, { ...about, people: [{ person_id, starts_at }] });

type NewsOfMany = Omit<WorkNews, 'person_id' | 'starts_at'> & {
  readonly people: readonly Pick<WorkNews, 'person_id' | 'starts_at'>[];
};

/** The same for many at one event: one statement for all whose work begins at one moment. */
export async function tellAllOfWork(tx: Transaction<Database>, kind: WorkKind, news: NewsOfMany): Promise<void> {
  const { rows } = await sql<Event>`
    select title_en, title_ar, city, time_zone, starts_at from events where id = ${news.event_id}`.execute(tx);
  const [event] = rows;
  if (!event) return;
  const cause = news.application_id
    ? ({ cause: 'application', cause_id: news.application_id } as const)
    : ({ cause: 'event', cause_id: news.event_id } as const);
  const begins = ({ starts_at }: NewsOfMany['people'][number]) => (starts_at ?? event.starts_at)?.toISOString() ?? null;
  for (const [starts_at, people] of Map.groupBy(news.people, begins)) {
    const ids = people.map(({ person_id }) => person_id);
    await tellEach(tx, ids, { kind, params: { ...event, starts_at }, ...cause, created_by: news.admin_id });
  }
}
