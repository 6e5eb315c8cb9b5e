let ending: Promise<void> | null = null;

/** While the session is being ended nothing else is asked: it would only be refused. */
export const whileSessionEnds = async (end: () => Promise<void>): Promise<void> => {
  ending = end();
  try {
    await ending;
  } finally {
    ending = null;
  }
};

/** Resolves at once, or once it is clear that the session stays. After its end it never does: nobody waits any more. */
export const sessionStays = async (): Promise<void> => {
  if (ending === null) return;
  const ended = await ending.then(
    () => true,
    () => false,
  );
  if (ended) await new Promise(() => undefined);
};
