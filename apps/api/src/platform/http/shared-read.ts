import type pg from 'pg';

/**
 * One query answers all requests of one turn of the event loop. It starts after the last of them has arrived, so no
 * answer is older than its request.
 */
export function sharedRead<Value>(read: (pool: pg.Pool) => Promise<Value>): (pool: pg.Pool) => Promise<Value> {
  // by pool: several apps may run in one process
  const gathering = new WeakMap<pg.Pool, Promise<Value>>();
  return (pool) => {
    const joined = gathering.get(pool);
    if (joined) return joined;
    const answer = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      gathering.delete(pool);
      return read(pool);
    });
    gathering.set(pool, answer);
    return answer;
  };
}
