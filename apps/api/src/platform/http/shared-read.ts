import type pg from 'pg';

/**
 * One query answers all requests of one turn of the event loop that ask for the same. While it runs, whoever asks for the same
 * waits for the next one, together: an expensive answer is never made twice at once. A query starts after the last of its
 * requests has arrived, so no answer is older than its request.
 */
export function sharedRead<Value, Ask = void>(
  read: (pool: pg.Pool, ask: Ask) => Promise<Value>,
  /** what must be the same */
  keyOf: (ask: Ask) => string = () => '',
): (pool: pg.Pool, ask: Ask) => Promise<Value> {
  // by pool: several apps may run in one process
  const ofPools = new WeakMap<pg.Pool, Reads<Value>>();
  return (pool, ask) => {
    const reads: Reads<Value> = ofPools.get(pool) ?? { gathering: new Map(), running: new Map() };
    ofPools.set(pool, reads);
    const { gathering, running } = reads;
    const key = keyOf(ask);
    const joined = gathering.get(key);
    if (joined) return joined;
    const start = async (): Promise<Value> => {
      const answer = read(pool, ask);
      gathering.delete(key);
      const end = ended(answer);
      running.set(key, end);
      try {
        return await answer;
      } finally {
        if (running.get(key) === end) running.delete(key);
      }
    };
    const answer = (running.get(key) ?? nextTurn()).then(start);
    gathering.set(key, answer);
    return answer;
  };
}

type Reads<Value> = {
  /** those that have not started */
  readonly gathering: Map<string, Promise<Value>>;
  readonly running: Map<string, Promise<void>>;
};

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const ended = (read: Promise<unknown>): Promise<void> =>
  read.then(
    () => undefined,
    () => undefined,
  );
