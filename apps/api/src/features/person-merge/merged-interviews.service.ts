import type { Transaction } from 'kysely';
import type { Audit } from '../../platform/http/handler.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { tellOfInterview } from '../interview/interview-plan.service.ts';
import { callOffPlanned, planAgain } from './merged-interviews.queries.ts';

type Merging = { readonly tx: Transaction<Database>; readonly audit: Audit; readonly admin_id: string };

/**
 * Nobody is interviewed twice, nor after having been approved: of two planned interviews the kept person's stays. Returns what
 * was called off; the person, who is the kept one from now on, is told.
 */
export async function callOffInterviews({ tx, audit, admin_id }: Merging, from: string, to: string): Promise<string[]> {
  const called = await callOffPlanned(tx, from, to);
  for (const interview of called) {
    await audit({
      action: 'cancel',
      entity: 'interview',
      record_id: interview.id,
      before: { status: 'planned' },
      after: { status: 'canceled' },
    });
    await tellOfInterview(tx, 'interview_called_off', { ...interview, person_id: to, admin_id });
  }
  return called.map(({ id }) => id);
}

/** As far as they are still ahead and the interviewer is free; else another is booked. */
export async function bringBackInterviews(
  { tx, audit, admin_id }: Merging,
  ids: readonly string[],
  person_id: string,
): Promise<void> {
  for (const interview of await planAgain(tx, ids, person_id)) {
    await audit({
      action: 'book_interview',
      entity: 'interview',
      record_id: interview.id,
      before: { status: 'canceled' },
      after: { status: 'planned' },
    });
    await tellOfInterview(tx, 'interview_planned', { ...interview, person_id, admin_id });
  }
}
