import { afterEach, beforeEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react/pure';
import { queryClient } from '../../../../lib/api/query-client.ts';

/**
 * For tests that change a draft: nobody answers what it saves, so it is sent once and not again. Leaving the wizard sends it
 * too, so each test leaves it by itself: otherwise that would reach the next one, which shares the page.
 */
export const saveUnanswered = (): void => {
  beforeEach(() => {
    sessionStorage.clear();
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
  });
  afterEach(async () => {
    await cleanup();
    vi.restoreAllMocks();
    queryClient.clear();
  });
};
