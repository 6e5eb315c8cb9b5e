import type { Kysely } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../postgres/schema.gen.ts';
import { forgetFailures, recordFailure, refuseBlocked, type CountedTry } from './throttle.ts';

/** forgiven: a success wipes its failures out */
export type GuessedAt = CountedTry & { readonly forgiven: boolean };

/**
 * A guess at something secret. A refusal that the attempt returns counts and is thrown; one that it throws does not.
 * Blocked meanwhile by others, it is refused without telling what it found.
 */
export async function inCountedTry<T>(
  db: Kysely<Database>,
  guessedAt: readonly GuessedAt[],
  attempt: () => Promise<T | Refusal>,
): Promise<T> {
  const keys = guessedAt.map(({ key }) => key);
  const forgiven = guessedAt.filter((one) => one.forgiven);
  await refuseBlocked(db, keys);
  const outcome = await attempt();
  if (outcome instanceof Refusal) {
    // every sign-in with two factors begins with otp_required, so it does not count against a shared address
    await recordFailure(db, outcome.code === 'otp_required' ? forgiven : guessedAt);
    throw outcome;
  }
  await refuseBlocked(db, keys);
  await forgetFailures(
    db,
    forgiven.map(({ key }) => key),
  );
  return outcome;
}
