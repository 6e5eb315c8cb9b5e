import type { InterviewMode } from '@proline/domain/recruiting/interview-slots';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Tx = Transaction<Database>;
type Called = {
  readonly id: string;
  readonly starts_at: string;
  readonly mode: InterviewMode;
  readonly place: string | null;
};
type Row = Omit<Called, 'starts_at'> & { readonly starts_at: Date };

const asText = ({ starts_at, ...row }: Row): Called => ({ ...row, starts_at: starts_at.toISOString() });

/** Planned interviews of somebody whose other record has one, or is approved in that hat. */
export async function callOffPlanned(tx: Tx, from: string, to: string): Promise<Called[]> {
  const { rows } = await sql<Row>`
    update interviews i set status = 'canceled', version = i.version + 1
    where i.person_id = ${from} and i.status = 'planned' and (
      exists (select from interviews o where o.person_id = ${to} and o.status = 'planned')
      or exists (select from persons p where p.id = ${to}
        and case i.hat when 'usher' then p.usher_status else p.leader_status end = 'approved'))
    returning i.id, i.starts_at, i.mode, i.place`.execute(tx);
  return rows.map(asText);
}

export async function planAgain(tx: Tx, ids: readonly string[], person_id: string): Promise<Called[]> {
  const { rows } = await sql<Row>`
    update interviews i set status = 'planned', version = i.version + 1
    where i.id = any (${[...ids]}::uuid[]) and i.person_id = ${person_id} and i.status = 'canceled' and i.starts_at > now()
      and not exists (
        select from interviews o where o.status = 'planned' and (o.person_id = i.person_id
          or (o.interviewer_id = i.interviewer_id
            and tstzrange(o.starts_at, o.ends_at) && tstzrange(i.starts_at, i.ends_at))))
      and not exists (
        select from interviewer_times t where t.interviewer_id = i.interviewer_id and t.interview_id is null
          and tstzrange(t.starts_at, t.ends_at) && tstzrange(i.starts_at, i.ends_at))
    returning i.id, i.starts_at, i.mode, i.place`.execute(tx);
  return rows.map(asText);
}
