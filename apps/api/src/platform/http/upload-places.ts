import type { ServerResponse } from 'node:http';
import { unavailable } from './refusal.ts';

/** One at work and two behind it: the bytes of each are in memory. */
const MOST_OF_ONE_PERSON = 3;

/** Lets one person send so many files at once. Who comes after that is told so before the file is read. */
export function createUploadPlaces() {
  const taken = new Map<string, number>();
  return (person: string, response: ServerResponse): void => {
    const others = taken.get(person) ?? 0;
    if (others >= MOST_OF_ONE_PERSON) throw unavailable();
    taken.set(person, others + 1);
    const leave = () => {
      response.off('finish', leave).off('close', leave);
      const left = (taken.get(person) ?? 1) - 1;
      if (left > 0) taken.set(person, left);
      else taken.delete(person);
    };
    // however it ends: answered, or the sender hung up
    response.on('finish', leave).on('close', leave);
  };
}
