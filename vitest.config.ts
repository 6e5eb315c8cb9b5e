import os from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { namedBreakpoints } from './apps/web/build/named-breakpoints.ts';
import { findBrowser } from './scripts/find-browser.ts';
import { PROPERTY_FACTOR } from './scripts/property-runs.ts';

/** The real program, killed and started again: each file spends seconds waiting for processes. */
const PROGRAM_TEST_TIMEOUT_MS = 240_000;
/** No test is about speed: a machine that is shared with others may take its time. */
const API_TEST_TIMEOUT_MS = 120_000 * Math.max(1, PROPERTY_FACTOR);
const UNIT_TEST_TIMEOUT_MS = 20_000 * Math.max(1, PROPERTY_FACTOR);
const COMPONENT_TEST_TIMEOUT_MS = 90_000;
const COMPONENT_EXPECT_TIMEOUT_MS = 20_000;
/** The app's routes load most of the web app before their first test. */
const UNIT_HOOK_TIMEOUT_MS = 60_000;

/** Take the database away, or look at what every transaction of the server moves: nothing else runs meanwhile. */
const ALONE = [
  'apps/api/src/features/stream/stream.api.test.ts',
  'apps/api/src/platform/http/availability.api.test.ts',
  'apps/api/src/platform/jobs/killed-process.api.test.ts',
];

const PROPERTY_RUNS = ['scripts/property-runs.ts'];

// each file has its own database and app; loading the program once for each worker is enough
const onDatabase = {
  setupFiles: PROPERTY_RUNS,
  globalSetup: ['apps/api/src/testing/database-server.ts'],
  isolate: false,
  testTimeout: API_TEST_TIMEOUT_MS,
  hookTimeout: API_TEST_TIMEOUT_MS,
};

export default defineConfig({
  test: {
    reporters: ['default'],
    // one per core, and one that computes while another waits for the database
    maxWorkers: Math.max(2, Math.min(4, os.availableParallelism() + 1)),
    projects: [
      {
        test: {
          name: 'unit',
          // where the readers of the tests sit: times of other zones say which
          env: { TZ: 'Asia/Riyadh' },
          setupFiles: PROPERTY_RUNS,
          testTimeout: UNIT_TEST_TIMEOUT_MS,
          hookTimeout: UNIT_HOOK_TIMEOUT_MS,
          include: ['{packages,apps,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.{api,start}.test.ts', '**/*.component.test.tsx'],
          // pure rules keep nothing: they may share their worker, which saves a start for each file
          isolate: false,
        },
      },
      {
        plugins: [namedBreakpoints()],
        // A library that is found only while tests run makes the page load anew, with two copies of React: look every time.
        optimizeDeps: { force: true },
        test: {
          name: 'component',
          include: ['apps/web/src/**/*.component.test.tsx'],
          setupFiles: ['apps/web/src/testing/take-away.ts'],
          // in the order in which they are declared: the setup file's come first
          sequence: { hooks: 'list' },
          testTimeout: COMPONENT_TEST_TIMEOUT_MS,
          hookTimeout: COMPONENT_TEST_TIMEOUT_MS,
          expect: { poll: { timeout: COMPONENT_EXPECT_TIMEOUT_MS } },
          // one page for all files: a test leaves nothing behind but what it loaded
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: {
                executablePath: findBrowser() ?? '',
                args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: { ...onDatabase, name: 'api', include: ['apps/api/src/**/*.api.test.ts'], exclude: ALONE },
      },
      {
        test: { ...onDatabase, name: 'alone', include: ALONE, fileParallelism: false, sequence: { groupOrder: 1 } },
      },
      {
        test: {
          name: 'start',
          include: ['apps/api/src/**/*.start.test.ts', 'scripts/**/*.start.test.ts'],
          testTimeout: PROGRAM_TEST_TIMEOUT_MS,
          hookTimeout: PROGRAM_TEST_TIMEOUT_MS,
          // each starts programs and databases of its own
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
