/** Ids of records that were deleted, merged or erased here. */
const gone = new Set<string>();

/** Whether a query asks about a record that is gone: asking again could only show an error. */
export const isOfGone = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
  queryKey.some((part) => typeof part === 'string' && gone.has(part));

/**
 * Sends what makes a record go. The news of it may arrive before the answer, so the record counts as gone from the
 * beginning, unless the call is refused.
 */
export const sendAway = async <Answer>(id: string, send: () => Promise<Answer>): Promise<Answer> => {
  gone.add(id);
  try {
    return await send();
  } catch (error) {
    gone.delete(id);
    throw error;
  }
};

/** A merge was undone: the record is there again. */
export const isBack = (id: string): void => void gone.delete(id);
