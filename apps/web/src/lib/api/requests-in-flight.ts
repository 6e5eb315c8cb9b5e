import { create } from 'zustand';

const useCount = create(() => ({ inFlight: 0 }));

const add = (difference: number): void => useCount.setState(({ inFlight }) => ({ inFlight: inFlight + difference }));

export const countRequest = async <T>(request: Promise<T>): Promise<T> => {
  add(1);
  try {
    return await request;
  } finally {
    add(-1);
  }
};

/** Resolves once every request is answered, or after `longestMs`. */
export const requestsAnswered = (longestMs: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, longestMs);
    const stop = useCount.subscribe(({ inFlight }) => {
      if (inFlight === 0) done();
    });
    if (useCount.getState().inFlight === 0) done();
  });

export const useRequestsInFlight = (): boolean => useCount((state) => state.inFlight > 0);
