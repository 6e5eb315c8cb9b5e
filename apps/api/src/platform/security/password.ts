import { hash, verify, type Options } from '@node-rs/argon2';
import { createTurns } from '../postgres/turns.ts';

/** argon2id, which is the library's default algorithm, with OWASP's first choice of cost. */
export const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options;

/** At most two hashes at once: many sign-ins must not stall other requests. A longer queue would mean seconds of waiting. */
const inTurn = createTurns({ atOnce: 2, longestQueue: 64 });

/** Keyboards compose letters differently; normalizing makes the same password equal. */
const composed = (password: string): string => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(composed(password), ARGON2_OPTIONS));

/** Verified when there is no hash, so that an unknown account costs exactly what a wrong password costs, the first time too. */
const hashOfNobody = hash(crypto.randomUUID(), ARGON2_OPTIONS);

/** `passwordHash` is null when there is no such account, or when it has no password yet. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const expected = passwordHash ?? (await hashOfNobody);
  const matches = await inTurn(() => verify(expected, composed(password)));
  return matches && passwordHash !== null;
}
