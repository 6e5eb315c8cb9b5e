import net from 'node:net';
import { delayAfter, type DelayRule } from '@proline/domain/account/sign-in-delay';
import { sql, type Kysely } from 'kysely';
import { keyedHash } from './crypto.ts';
import type { DataKey } from './data-key.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../postgres/schema.gen.ts';

/** Failures are forgotten after a quiet hour, which is longer than the longest delay. */
const FORGET_AFTER_SECONDS = 3_600;

/** The key of a counter: the database never sees the address or the e-mail itself. */
export const throttleKey = (dataKey: DataKey, scope: string, ...who: readonly string[]): string =>
  `${scope}:${keyedHash(dataKey, 'throttle', JSON.stringify([scope, ...who])).toString('base64url')}`;

/** One household or office has a whole /64 of IPv6 to itself, and may change its address inside it at will. */
export const networkOf = (address: string): string => {
  if (net.isIP(address) !== 6) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...gap, ...back]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};

export type CountedTry = { readonly key: string; readonly rule: DelayRule };

/** Seconds of delay by number of failures, from the rule itself until it stops growing. */
const delaysOf = (rule: DelayRule): number[] => {
  const delays: number[] = [];
  while ((delays.at(-1) ?? 0) < rule.longest_seconds) delays.push(delayAfter(delays.length + 1, rule));
  return delays;
};

/** Refuses while any of the keys is blocked, with the longest of their waits. */
export async function refuseBlocked(db: Kysely<Database>, keys: readonly string[]): Promise<void> {
  const { rows } = await sql<{ seconds: number | null }>`
    select ceil(extract(epoch from max(blocked_until) - now()))::int as seconds
    from throttles where key = any(${keys}) and blocked_until > now()`.execute(db);
  const seconds = rows[0]?.seconds ?? null;
  if (seconds !== null) throw new Refusal('too_many_tries', { retryAfterSeconds: Math.max(1, seconds) });
}

/**
 * Counts a failure under all keys in one statement, unless one of them is blocked by now. A caller that records before
 * it reveals the outcome lets parallel guesses through no faster than sequential ones.
 */
export async function recordFailure(db: Kysely<Database>, tries: readonly CountedTry[]): Promise<void> {
  // the same order everywhere, so two failures never wait for each other
  const ordered = [...tries].sort((a, b) => (a.key < b.key ? -1 : 1));
  const keys = ordered.map(({ key }) => key);
  const delays = JSON.stringify(ordered.map(({ rule }) => delaysOf(rule)));
  const { rows } = await sql`
    with tried as (
      select key, (${delays}::jsonb) -> (place::int - 1) as delays
      from unnest(${keys}::text[]) with ordinality as t (key, place)
    )
    insert into throttles as t (key, hits, blocked_until)
    select key, 1, now() + make_interval(secs => (delays ->> 0)::int) from tried
    where not exists (select from throttles b where b.key = any(${keys}) and b.blocked_until > now())
    order by key
    on conflict (key) do update set
      hits = case when t.updated_at < now() - make_interval(secs => ${FORGET_AFTER_SECONDS}) then 1 else t.hits + 1 end,
      blocked_until = now() + make_interval(secs => (
        select (delays ->> least(
          case when t.updated_at < now() - make_interval(secs => ${FORGET_AFTER_SECONDS}) then 0 else t.hits end,
          jsonb_array_length(delays) - 1
        ))::int
        from tried where tried.key = t.key
      )),
      updated_at = now()
    where t.blocked_until <= now()
    returning t.key`.execute(db);
  if (rows.length < keys.length) await refuseBlocked(db, keys);
}

export const forgetFailures = (db: Kysely<Database>, keys: readonly string[]) =>
  db.deleteFrom('throttles').where('key', 'in', keys).execute();

export type Quota = { readonly key: string; readonly limit: number; readonly window_seconds: number };

/** Takes one of the calls that a fixed window allows; refuses until its end (`blocked_until`) when none is left. */
export async function spendQuota(db: Kysely<Database>, { key, limit, window_seconds }: Quota): Promise<void> {
  const { rows } = await sql`
    insert into throttles as t (key, hits, blocked_until) values (${key}, 1, now() + make_interval(secs => ${window_seconds}))
    on conflict (key) do update set
      hits = case when t.blocked_until <= now() then 1 else t.hits + 1 end,
      blocked_until = case when t.blocked_until <= now() then excluded.blocked_until else t.blocked_until end,
      updated_at = now()
    where t.blocked_until <= now() or t.hits < ${limit}
    returning t.key`.execute(db);
  if (rows.length === 0) await refuseBlocked(db, [key]);
}
