import { hash, verify, type Options } from '@node-rs/argon2';
import { unavailable } from './refusal.ts';

/** argon2id, which is the library's default algorithm, with OWASP's first choice of cost. */
export const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options;

/** Two cores' worth at most: a storm of sign-ins must not stall everybody else. */
const HASHES_AT_ONCE = 2;
/** Whoever comes after these would wait for seconds. */
const LONGEST_QUEUE = 64;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= HASHES_AT_ONCE) {
    if (waiting.length >= LONGEST_QUEUE) throw unavailable();
    // whoever finishes hands over its place, so `running` stays as it is
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Keyboards compose letters differently; the same password must stay the same. */
const composed = (password: string): string => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(composed(password), ARGON2_OPTIONS));

/** Verified when there is no hash, so that an unknown account costs exactly what a wrong password costs, the first time too. */
const hashOfNobody = hash(crypto.randomUUID(), ARGON2_OPTIONS);

/** Null: there is no such account, or it has no password yet. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const expected = passwordHash ?? (await hashOfNobody);
  const matches = await inTurn(() => verify(expected, composed(password)));
  return matches && passwordHash !== null;
}
