import { isOfGone } from './gone-records.ts';
import { queryClient } from './query-client.ts';

/** For a change that may show anywhere: everything is loaded again, whether it was made or refused. */
export const reloadedAfter = async <Answer>(change: Promise<Answer>): Promise<Answer> => {
  try {
    return await change;
  } finally {
    await queryClient.invalidateQueries({ predicate: (query) => !isOfGone(query) });
  }
};
