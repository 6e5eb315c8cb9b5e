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

export const useRequestsInFlight = (): boolean => useCount((state) => state.inFlight > 0);
