import pg from 'pg';

/** The name of the constraint that refused; throws when nothing did. */
export async function refusedBy(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof pg.DatabaseError)) throw error instanceof Error ? error : new Error('nothing was refused');
  return error.constraint ?? error.code ?? '';
}
