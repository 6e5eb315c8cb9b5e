/** How long a test waits for what must happen. No test is about speed: a machine that is shared with others may take its time. */
export const PATIENCE = { timeout: 60_000, interval: 50 };
