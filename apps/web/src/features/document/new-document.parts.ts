import { isExpiryDay, type DocumentKind } from '@proline/domain/people/document';
import { isCalendarDay } from '@proline/domain/time/calendar-day';

/** A document of somebody who is entered just now: its file is sent when it is chosen, and used when the form is saved. */
export type NewDocument = {
  /** Tells those of one form apart. */
  readonly key: string;
  readonly file_name: string;
  /** The file as the server has it; empty while it is on its way. */
  readonly file_id: string;
  /** It did not arrive, or is gone again: it can be sent once more. */
  readonly failed: boolean;
  readonly kind: DocumentKind | '';
  readonly expires_on: string;
};

/** What is wrong with one of them; its file is asked about apart. */
export const newDocumentProblems = ({ kind, expires_on }: NewDocument, today: string | null) => ({
  kind: kind === '' ? ('required' as const) : undefined,
  expires_on: expiryProblem(expires_on, today),
});

const expiryProblem = (day: string, today: string | null) => {
  if (day === '') return undefined;
  if (!isCalendarDay(day)) return 'day_wrong' as const;
  return today === null || isExpiryDay(day, today) ? undefined : ('day_far' as const);
};

/** Whether they can be saved. A file on its way is waited for. `today` is null where only the clock could tell more. */
export const areRight = (documents: readonly NewDocument[], today: string | null): boolean =>
  documents.every((one) => {
    const { kind, expires_on } = newDocumentProblems(one, today);
    return !one.failed && kind === undefined && expires_on === undefined;
  });

export const documentBodies = (documents: readonly NewDocument[]) =>
  documents.flatMap(({ file_id, kind, expires_on }) =>
    kind === '' ? [] : [{ file_id, kind, expires_on: expires_on === '' ? null : expires_on }],
  );
