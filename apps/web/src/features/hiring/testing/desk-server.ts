import { vi } from 'vitest';

/** What the server was told: the end of the address, and the body. */
export type Told = [address: string, body: unknown];
type Answer = (told: Told) => Response;

/** Answers every write, and keeps what was sent; nothing that is read ever comes. */
export const answerWrites = (answer: Answer): Told[] => {
  const sent: Told[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), location.origin), init);
    if (request.method !== 'POST') return new Promise(() => undefined);
    const address = new URL(request.url).pathname;
    const told: Told = [address.slice(address.lastIndexOf('/') + 1), await request.json()];
    sent.push(told);
    return answer(told);
  });
  return sent;
};
