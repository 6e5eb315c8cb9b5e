/** Settles like the promise, or rejects with `late()` if the promise takes longer than the limit. */
export const withTimeLimit = <T>(promise: Promise<T>, limitMs: number, late: () => Error): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), limitMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
