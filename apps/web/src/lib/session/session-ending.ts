let ending: Promise<void> | null = null;

/** Ends the session and holds back all other calls meanwhile, because the server would only refuse them. */
export const whileSessionEnds = async (end: () => Promise<void>): Promise<void> => {
  ending = end();
  try {
    await ending;
  } finally {
    ending = null;
  }
};

/**
 * Resolves at once, or once it is clear that the session stays. After the session has ended it never resolves, because
 * nobody waits for the answer any more.
 */
export const sessionStays = async (): Promise<void> => {
  if (ending === null) return;
  const ended = await ending.then(
    () => true,
    () => false,
  );
  if (ended) await new Promise(() => undefined);
};
