import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';

type OptimisticOptions<Data, Change, Answer> = {
  readonly queryKey: QueryKey;
  /** what the screen shows at once; must not change what it is given */
  readonly apply: (data: Data, change: Change) => Data;
  readonly send: (change: Change) => Promise<Answer>;
  /** what the server answered, put in place of the guess */
  readonly settle?: (data: Data, answer: Answer, change: Change) => Data;
};

/**
 * A write that is on the screen before the server has answered, and taken back when it refuses. While others of the
 * same data are still under way nothing is loaded again: an older answer would undo their guesses.
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
    // one after the other: the next one may build on what this one's answer says
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
