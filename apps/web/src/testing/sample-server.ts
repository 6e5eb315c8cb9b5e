import { afterEach, beforeEach, vi } from 'vitest';
import { answerSampleList } from '../gallery/sample-list.tsx';
import { queryClient } from '../lib/api/query-client.ts';

/** In the tests of a file, whatever is asked of the server is answered by the sample list. */
export const answerByTheSample = (): void => {
  beforeEach(() => {
    vi.spyOn(globalThis, 'fetch').mockImplementation((request) =>
      Promise.resolve(answerSampleList(request instanceof Request ? request.url : String(request))),
    );
  });
  afterEach(() => {
    vi.restoreAllMocks();
    queryClient.clear();
  });
};
