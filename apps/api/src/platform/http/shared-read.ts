import type pg from 'pg';

/**
 * One query answers everybody who asks in the same turn of the event loop. It starts after all of them arrived, so
 * nobody gets an answer older than his question.
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
