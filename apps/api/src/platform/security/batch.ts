type Waiter<Value> = { resolve: (value: Value | undefined) => void; reject: (error: unknown) => void };

/**
 * Answers all lookups that arrive in one turn of the event loop with one query. The query starts after every lookup
 * that it serves, so no answer is older than its question.
 */
export function batchLookups<Value>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  let gathered: Map<string, Waiter<Value>[]> | null = null;

  const flush = async (): Promise<void> => {
    const waiters = gathered ?? new Map<string, Waiter<Value>[]>();
    gathered = null;
    try {
      const found = await load([...waiters.keys()]);
      for (const [key, group] of waiters) for (const waiter of group) waiter.resolve(found.get(key));
    } catch (error) {
      for (const group of waiters.values()) for (const waiter of group) waiter.reject(error);
    }
  };

  return (key) =>
    new Promise((resolve, reject) => {
      if (gathered === null) {
        gathered = new Map();
        setImmediate(() => void flush());
      }
      const group = gathered.get(key);
      if (group) group.push({ resolve, reject });
      else gathered.set(key, [{ resolve, reject }]);
    });
}
