import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';

type OptimisticOptions<Data, Change, Answer> = {
  readonly queryKey: QueryKey;
  /** Returns the data that the screen shows at once; must not change the data that it receives. */
  readonly apply: (data: Data, change: Change) => Data;
  readonly send: (change: Change) => Promise<Answer>;
  /** Puts the server's answer in place of the guess. */
  readonly settle?: (data: Data, answer: Answer, change: Change) => Data;
};

/**
 * A write that the screen shows before the server has answered, and takes back when the server refuses. While other
 * writes to the same data are under way, nothing is loaded again: an older answer would undo their guesses.
 */
export const useOptimistic = <Data, Change, Answer = unknown>({
  queryKey,
  apply,
  send,
  settle,
}: OptimisticOptions<Data, Change, Answer>) => {
  const client = useQueryClient();
  return useMutation({
    mutationKey: queryKey,
    // Writes run one after the other, because the next one may build on the answer to this one.
    scope: { id: JSON.stringify(queryKey) },
    mutationFn: send,
    onMutate: async (change: Change) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<Data>(queryKey);
      if (before !== undefined) client.setQueryData<Data>(queryKey, apply(before, change));
      return { before };
    },
    onError: (_error, _change, context) => {
      if (context?.before !== undefined) client.setQueryData<Data>(queryKey, context.before);
    },
    onSuccess: (answer, change) => {
      if (settle) client.setQueryData<Data>(queryKey, (data) => data && settle(data, answer, change));
    },
    onSettled: async () => {
      if (client.isMutating({ mutationKey: queryKey }) === 1) await client.invalidateQueries({ queryKey });
    },
  });
};
