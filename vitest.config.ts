import os from 'node:os';
import { defineConfig } from 'vitest/config';

/** The real program, killed and started again: each file spends seconds waiting for processes. */
const PROGRAM_TEST_TIMEOUT_MS = 240_000;
const API_TEST_TIMEOUT_MS = 30_000;

export default defineConfig({
  test: {
    reporters: ['default'],
    // one per core, and one that computes while another waits for the database
    maxWorkers: Math.max(2, Math.min(4, os.availableParallelism() + 1)),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.api.test.ts', '**/*.start.test.ts'],
          // pure rules keep nothing: they may share their worker, which saves a start for each file
          isolate: false,
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/api/src/**/*.api.test.ts'],
          globalSetup: ['apps/api/src/testing/database-server.ts'],
          // each file has its own database and app; loading the program once for each worker is enough
          isolate: false,
          testTimeout: API_TEST_TIMEOUT_MS,
          hookTimeout: API_TEST_TIMEOUT_MS,
        },
      },
      {
        test: {
          name: 'start',
          include: ['apps/api/src/**/*.start.test.ts', 'scripts/**/*.start.test.ts'],
          testTimeout: PROGRAM_TEST_TIMEOUT_MS,
          hookTimeout: PROGRAM_TEST_TIMEOUT_MS,
          fileParallelism: false,
        },
      },
    ],
  },
});
