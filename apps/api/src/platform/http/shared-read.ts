import type pg from 'pg';

/**
 * One query answers all requests of one turn of the event loop that ask for the same. It starts after the last of them has
 * arrived, so no answer is older than its request.
 */
export function sharedRead<Value, Ask = void>(
  read: (pool: pg.Pool, ask: Ask) => Promise<Value>,
  /** what must be the same */
  keyOf: (ask: Ask) => string = () => '',
): (pool: pg.Pool, ask: Ask) => Promise<Value> {
  // by pool: several apps may run in one process
  const gathering = new WeakMap<pg.Pool, Map<string, Promise<Value>>>();
  return (pool, ask) => {
    const asked = gathering.get(pool) ?? new Map<string, Promise<Value>>();
    gathering.set(pool, asked);
    const key = keyOf(ask);
    const joined = asked.get(key);
    if (joined) return joined;
    const answer = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      asked.delete(key);
      return read(pool, ask);
    });
    asked.set(key, answer);
    return answer;
  };
}
