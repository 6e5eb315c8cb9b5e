/** The promise's own outcome, or `late()` as its failure when it takes longer. */
export const withTimeLimit = <T>(promise: Promise<T>, limitMs: number, late: () => Error): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), limitMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
